import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, lazyPart, Panel } from '@booking/ui/kit';
import { useChartStyles } from './daily-chart.styles.ts';
import { dashboardQueries, periods, type Period } from '../dashboard.queries.ts';
import { words } from '../dashboard.words.ts';
import { Waiting } from '../waiting.tsx';

/** Loaded once the figures are there: it weighs the most, and people look for the figures first. */
const Plots = lazyPart(() => import('./daily-plots.tsx').then(({ DailyPlots }) => DailyPlots), 'Loading the chart…');

const waiting = <Waiting label="Loading the chart…" height="18.5rem" />;

type Props = { period: Period; onPeriod: (period: Period) => void };

/** Calls and their cost by day, for a period of one's choice. */
export function DailyChart({ period, onPeriod }: Props) {
  const styles = useChartStyles();
  const daily = useQuery(dashboardQueries.daily(period));
  return (
    <Panel
      title={words.chart.title}
      aside={
        <div role="group" aria-label={words.chart.period} className={styles.periods}>
          {periods.map((days) => (
            <Button
              key={days}
              size="small"
              appearance={days === period ? 'secondary' : 'subtle'}
              aria-pressed={days === period}
              onClick={() => onPeriod(days)}
            >
              {words.chart.days(days)}
            </Button>
          ))}
        </div>
      }
    >
      <div className={styles.plots}>
        <Answer query={daily} what="the chart" waiting={waiting}>
          {(days) => <Plots days={days} />}
        </Answer>
      </div>
    </Panel>
  );
}
