import type { DashboardMetrics } from '@booking/contracts/dashboard';
import { formatCount, formatDollars } from '@booking/hotel/money';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, makeStyles, tokens } from '@booking/ui/kit';
import { dashboardQueries, daysShown } from './dashboard.queries.ts';
import { words } from './dashboard.words.ts';
import { MetricCard, notComparable } from './metric-card.tsx';
import { Waiting } from './waiting.tsx';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (min-width: 75rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    gap: tokens.spacingHorizontalL,
  },
});

const { nothingYesterday: nothing } = words;

const direction = (change: string) => (change.startsWith('+') ? 'good' : change.startsWith('-') ? 'bad' : 'neutral');

/** Less cost is good news; no change is not (S1 section 2). */
const costDirection = (change: string) =>
  change === notComparable ? 'neutral' : change.startsWith('-') ? 'good' : 'bad';

function Cards({ metrics }: { metrics: DashboardMetrics }) {
  const styles = useStyles();
  const perDay = metrics.vapiCostLast30Days / daysShown;
  return (
    <div className={styles.grid}>
      <MetricCard
        title="Calls Today"
        value={formatCount(metrics.callsToday)}
        change={{ text: metrics.callsChange, tone: direction(metrics.callsChange), nothing: nothing.calls }}
      />
      <MetricCard
        title="AI Costs Today"
        value={formatDollars(metrics.vapiCostToday)}
        change={{ text: metrics.vapiCostChange, tone: costDirection(metrics.vapiCostChange), nothing: nothing.costs }}
      />
      <MetricCard
        title="Revenue Today"
        value={formatDollars(metrics.revenue)}
        change={{ text: metrics.revenueChange, tone: direction(metrics.revenueChange), nothing: nothing.revenue }}
      />
      <MetricCard
        title="Total AI Costs"
        value={formatDollars(metrics.vapiCostLast30Days)}
        note={`Last ${daysShown} days, ${formatDollars(perDay)} a day`}
      />
    </div>
  );
}

export function MetricCards() {
  const styles = useStyles();
  return (
    <Answer
      query={useQuery(dashboardQueries.metrics())}
      what="the figures"
      waiting={<Waiting label="Loading figures" height="7.375rem" count={4} className={styles.grid} />}
    >
      {(metrics) => <Cards metrics={metrics} />}
    </Answer>
  );
}
