import { useDeferredValue, useState } from 'react';
import type { DailyCalls } from '@booking/contracts/dashboard';
import { formatDollars } from '@booking/hotel/money';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, EmptyState, Panel, Text, useHiddenTextClass } from '@booking/ui/first';
import { formatDayOfYear } from '../calendar-date.ts';
import { useChartStyles } from './daily-chart.styles.ts';
import { dashboardQueries, daysShown } from './dashboard.queries.ts';
import { Waiting } from './waiting.tsx';

type Day = DailyCalls[number];

const share = (value: number, most: number): string => `${most === 0 ? 0 : (value / most) * 100}%`;

/** The same figures as a table, for those who cannot see bars. */
const Table = ({ days }: { days: DailyCalls }) => {
  const hiddenClass = useHiddenTextClass();
  return (
    <div className={hiddenClass}>
      <table>
        <caption>Calls and AI cost of each of the last {daysShown} days</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Calls</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, calls, cost }) => (
            <tr key={day}>
              <th scope="row">{formatDayOfYear(day)}</th>
              <td>{calls}</td>
              <td>{formatDollars(cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

function Bars({ days }: { days: DailyCalls }) {
  const styles = useChartStyles();
  const [over, setOver] = useState<Day>();
  const mostCalls = Math.max(...days.map(({ calls }) => calls));
  const mostCost = Math.max(...days.map(({ cost }) => cost));
  const total = days.reduce((sum, { calls, cost }) => ({ calls: sum.calls + calls, cost: sum.cost + cost }), {
    calls: 0,
    cost: 0,
  });
  if (total.calls === 0)
    return (
      <EmptyState title={`No calls in the last ${daysShown} days`}>They will be counted here day by day</EmptyState>
    );
  const { calls, cost } = over ?? total;
  const counted = `${calls.toLocaleString('en-US')} ${calls === 1 ? 'call' : 'calls'}, ${formatDollars(cost)}`;
  return (
    <>
      <Text aria-hidden>
        <Text weight="semibold">{counted}</Text>{' '}
        <Text className={styles.quiet}>
          {over ? `on ${formatDayOfYear(over.day)}` : `in the last ${daysShown} days`}
        </Text>
      </Text>
      <div aria-hidden className={styles.plot} onPointerLeave={() => setOver(undefined)}>
        {days.map((day) => (
          <div key={day.day} className={styles.day} onPointerEnter={() => setOver(day)}>
            <div className={styles.calls} style={{ height: share(day.calls, mostCalls) }} />
            <div className={styles.cost} style={{ height: share(day.cost, mostCost) }} />
          </div>
        ))}
      </div>
      <div aria-hidden className={styles.axis}>
        <Text size={200}>{formatDayOfYear(days[0]!.day)}</Text>
        <span className={styles.legend}>
          <span className={styles.callsKey} />
          <Text size={200}>Calls (up to {mostCalls})</Text>
          <span className={styles.costKey} />
          <Text size={200}>Cost (up to {formatDollars(mostCost)})</Text>
        </span>
        <Text size={200}>Today</Text>
      </div>
      <Table days={days} />
    </>
  );
}

const waiting = <Waiting label="Loading the chart…" height="16.5rem" />;

/** Drawn last: it is the most to draw, and what people look for first are the figures. */
function Chart({ days }: { days: DailyCalls }) {
  const isItsTurn = useDeferredValue(true, false);
  return isItsTurn ? <Bars days={days} /> : waiting;
}

export function DailyChart() {
  const daily = useQuery(dashboardQueries.daily());
  return (
    <Panel title="Calls and Cost per Day">
      <Answer query={daily} what="the chart" waiting={waiting}>
        {(days) => <Chart days={days} />}
      </Answer>
    </Panel>
  );
}
