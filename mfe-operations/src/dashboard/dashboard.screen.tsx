import { useState } from 'react';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { ago } from '@booking/hotel/ago';
import { Slot, useIsFetching, useQuery, useQueryClient } from '@booking/remote-kit/kit';
import { useFirstAnswers } from '@booking/remote-kit/use-first-answers';
import { Button, LoadingState, makeStyles, PageHeader, Text, tokens, useNow } from '@booking/ui/kit';
import { AlertsPanel } from './alerts-panel.tsx';
import { DailyChart } from './daily-chart.tsx';
import { dashboardQueries, firstDashboardQueries } from './dashboard.queries.ts';
import { MetricCards } from './metric-cards.tsx';
import { newCallsText } from './new-calls.ts';
import { QuickActions } from './quick-actions.tsx';
import { RecentCalls } from './recent-calls.tsx';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    alignItems: 'start',
    '@media (min-width: 80rem)': { gridTemplateColumns: 'minmax(0, 1fr) 22rem' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const beforeAll = new Date(0).toISOString();

/** Nothing on the screen changes by itself; what it would show anew is counted beside the button. */
function Refresh({ onRefresh }: { onRefresh: () => void }) {
  const styles = useStyles();
  const client = useQueryClient();
  const now = useNow();
  const { data: calls, dataUpdatedAt } = useQuery(dashboardQueries.recentCalls());
  const { data: fresh } = useQuery(dashboardQueries.newCalls(calls && (calls[0]?.timestamp ?? beforeAll)));
  const isFetching = useIsFetching({ queryKey: dashboardQueries.all }) > 0;
  const refresh = (): void => {
    void client.invalidateQueries({ queryKey: dashboardQueries.all });
    void client.invalidateQueries({ queryKey: dashboardQueries.alerts().queryKey });
    onRefresh();
  };
  return (
    <>
      {dataUpdatedAt > 0 && (
        <Text size={200} className={styles.quiet} role="status">
          Updated {ago(new Date(dataUpdatedAt), now)}
          {fresh && fresh.count > 0 ? ` · ${newCallsText(fresh.count)}` : ''}
        </Text>
      )}
      <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={refresh}>
        {isFetching ? 'Refreshing…' : 'Refresh'}
      </Button>
    </>
  );
}

function Dashboard() {
  const styles = useStyles();
  const [refreshes, setRefreshes] = useState(0);
  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle="Monitor AI booking performance and system health"
        actions={<Refresh onRefresh={() => setRefreshes((count) => count + 1)} />}
      />
      <div className={styles.column}>
        <MetricCards />
        <div className={styles.grid}>
          <div className={styles.column}>
            <DailyChart />
            <RecentCalls />
          </div>
          <div className={styles.column}>
            <Slot name="dashboard-card" refreshes={refreshes} />
            <AlertsPanel />
            <QuickActions />
          </div>
        </div>
      </div>
    </>
  );
}

/** Drawn once, with its figures, where they are there by then. */
export const Screen = () =>
  useFirstAnswers(useQueryClient(), firstDashboardQueries) ? (
    <Dashboard />
  ) : (
    <LoadingState label="Loading Dashboard…" />
  );
