import type { DailyCalls } from '@booking/contracts/dashboard';
import { formatCount, formatDollars } from '@booking/hotel/money';
import { EmptyState, Text, useHiddenTextClass } from '@booking/ui/kit';
import { formatDayOfYear } from '../../calendar-date.ts';
import { DayPlots, type Measure } from './day-plot.tsx';
import { usePlotStyles } from './day-plot.styles.ts';
import { words } from './chart.words.ts';

const saidCalls = (calls: number): string => words.counted(formatCount(calls), calls === 1);

const measures: readonly Measure[] = [
  {
    ...{ label: words.callsPerDay, isLine: false, isWhole: true, short: formatCount, said: saidCalls },
    valueOf: ({ calls }) => calls,
  },
  {
    ...{ label: words.costPerDay, isLine: true, isWhole: false, short: formatDollars, said: formatDollars },
    valueOf: ({ cost }) => cost,
  },
];

/** The same figures as a table, for those who cannot see bars. */
const Table = ({ days }: { days: DailyCalls }) => {
  const hiddenClass = useHiddenTextClass();
  return (
    <div className={hiddenClass}>
      <table>
        <caption>{words.table(days.length)}</caption>
        <thead>
          <tr>
            {[words.day, words.calls, words.cost].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
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

/** Calls and cost of each day as plots and as a table, with their sums. */
export function DailyPlots({ days }: { days: DailyCalls }) {
  const styles = usePlotStyles();
  const calls = days.reduce((sum, day) => sum + day.calls, 0);
  const cost = days.reduce((sum, day) => sum + day.cost, 0);
  if (calls === 0) return <EmptyState title={words.none(days.length)}>{words.noneYet}</EmptyState>;
  return (
    <>
      <Text>
        <Text weight="semibold">{`${saidCalls(calls)}, ${formatDollars(cost)}`}</Text>{' '}
        <Text className={styles.quiet}>{words.lastDays(days.length)}</Text>
      </Text>
      {/* the day that was reached is one of these days */}
      <DayPlots key={days.length} days={days} measures={measures} />
      <Table days={days} />
    </>
  );
}
