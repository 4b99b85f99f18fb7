import { formatDollars } from '@booking/hotel/money';
import { useQuery } from '@booking/remote-kit/kit';
import { ErrorState, makeStyles, SkeletonItem, Skeleton, tokens } from '@booking/ui/kit';
import { dashboardQueries, daysShown } from './dashboard.queries.ts';
import { MetricCard } from './metric-card.tsx';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  waiting: { height: '7.5rem' },
});

const direction = (change: string) => (change.startsWith('+') ? 'good' : change.startsWith('-') ? 'bad' : 'neutral');

/** Less cost is good news; no change is not (S1 section 2). */
const costDirection = (change: string) => (change.startsWith('-') ? 'good' : 'bad');

export function MetricCards() {
  const styles = useStyles();
  const { data, error, refetch } = useQuery(dashboardQueries.metrics());
  if (error && !data)
    return <ErrorState title="The figures could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Skeleton aria-label="Loading figures" className={styles.grid}>
        {[1, 2, 3, 4].map((card) => (
          <SkeletonItem key={card} className={styles.waiting} />
        ))}
      </Skeleton>
    );
  }
  const perDay = data.vapiCostLast30Days / daysShown;
  return (
    <div className={styles.grid}>
      <MetricCard
        title="Calls Today"
        value={data.callsToday.toLocaleString('en-US')}
        change={{ text: data.callsChange, tone: direction(data.callsChange) }}
      />
      <MetricCard
        title="AI Costs Today"
        value={formatDollars(data.vapiCostToday)}
        change={{ text: data.vapiCostChange, tone: costDirection(data.vapiCostChange) }}
      />
      <MetricCard
        title="Revenue Today"
        value={formatDollars(data.revenue)}
        change={{ text: data.revenueChange, tone: direction(data.revenueChange) }}
      />
      <MetricCard
        title="Total AI Costs"
        value={formatDollars(data.vapiCostLast30Days)}
        note={`Last ${daysShown} days, ${formatDollars(perDay)} a day on average`}
      />
    </div>
  );
}
