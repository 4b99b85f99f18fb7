import type { DashboardMetrics } from '@booking/contracts/dashboard';
import { formatDollars } from '@booking/hotel/money';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, makeStyles, SkeletonItem, Skeleton, tokens } from '@booking/ui/first';
import { dashboardQueries, daysShown } from './dashboard.queries.ts';
import { MetricCard } from './metric-card.tsx';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (min-width: 75rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    gap: tokens.spacingHorizontalL,
  },
  waiting: { height: '7.375rem' },
});

const direction = (change: string) => (change.startsWith('+') ? 'good' : change.startsWith('-') ? 'bad' : 'neutral');

/** Less cost is good news; no change is not (S1 section 2). */
const costDirection = (change: string) => (change.startsWith('-') ? 'good' : 'bad');

const Waiting = () => {
  const styles = useStyles();
  return (
    <Skeleton aria-label="Loading figures" className={styles.grid}>
      {[1, 2, 3, 4].map((card) => (
        <SkeletonItem key={card} className={styles.waiting} />
      ))}
    </Skeleton>
  );
};

function Cards({ metrics }: { metrics: DashboardMetrics }) {
  const styles = useStyles();
  const perDay = metrics.vapiCostLast30Days / daysShown;
  return (
    <div className={styles.grid}>
      <MetricCard
        title="Calls Today"
        value={metrics.callsToday.toLocaleString('en-US')}
        change={{ text: metrics.callsChange, tone: direction(metrics.callsChange) }}
      />
      <MetricCard
        title="AI Costs Today"
        value={formatDollars(metrics.vapiCostToday)}
        change={{ text: metrics.vapiCostChange, tone: costDirection(metrics.vapiCostChange) }}
      />
      <MetricCard
        title="Revenue Today"
        value={formatDollars(metrics.revenue)}
        change={{ text: metrics.revenueChange, tone: direction(metrics.revenueChange) }}
      />
      <MetricCard
        title="Total AI Costs"
        value={formatDollars(metrics.vapiCostLast30Days)}
        note={`Last ${daysShown} days, ${formatDollars(perDay)} a day on average`}
      />
    </div>
  );
}

export function MetricCards() {
  return (
    <Answer query={useQuery(dashboardQueries.metrics())} what="the figures" waiting={<Waiting />}>
      {(metrics) => <Cards metrics={metrics} />}
    </Answer>
  );
}
