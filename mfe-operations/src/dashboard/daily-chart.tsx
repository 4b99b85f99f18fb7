import { useState } from 'react';
import type { DailyCalls } from '@booking/contracts/dashboard';
import { formatCount, formatDollars } from '@booking/hotel/money';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, EmptyState, lazyPart, Panel, Text, useHiddenTextClass } from '@booking/ui/kit';
import { formatDayOfYear } from '../calendar-date.ts';
import { useChartStyles } from './daily-chart.styles.ts';
import { dashboardQueries, daysShown } from './dashboard.queries.ts';
import { Waiting } from './waiting.tsx';

type Day = DailyCalls[number];

/** Loaded once the figures are there: it weighs the most, and people look for the figures first. */
const Bars = lazyPart(() => import('./daily-bars.tsx').then(({ DailyBars }) => DailyBars), 'Loading the chart…');

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

function Chart({ days }: { days: DailyCalls }) {
  const styles = useChartStyles();
  const [over, setOver] = useState<Day>();
  const total = days.reduce((sum, { calls, cost }) => ({ calls: sum.calls + calls, cost: sum.cost + cost }), {
    calls: 0,
    cost: 0,
  });
  if (total.calls === 0)
    return (
      <EmptyState title={`No calls in the last ${daysShown} days`}>They will be counted here day by day</EmptyState>
    );
  const { calls, cost } = over ?? total;
  const counted = `${formatCount(calls)} ${calls === 1 ? 'call' : 'calls'}, ${formatDollars(cost)}`;
  return (
    <>
      <Text aria-hidden>
        <Text weight="semibold">{counted}</Text>{' '}
        <Text className={styles.quiet}>
          {over ? `on ${formatDayOfYear(over.day)}` : `in the last ${daysShown} days`}
        </Text>
      </Text>
      <div className={styles.plot}>
        <Bars days={days} onPoint={setOver} />
      </div>
      <div aria-hidden className={styles.legend}>
        <span className={styles.callsKey} />
        <Text size={200}>Calls</Text>
        <span className={styles.costKey} />
        <Text size={200}>Cost</Text>
      </div>
      <Table days={days} />
    </>
  );
}

const waiting = <Waiting label="Loading the chart…" height="16.5rem" />;

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
