import { useState } from 'react';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { agoOrNow } from '@booking/hotel/ago';
import { Slot, useIsFetching, useQuery, useQueryClient } from '@booking/remote-kit/kit';
import { useFirstAnswers } from '@booking/remote-kit/use-first-answers';
import { Button, lazyPart, LoadingState, makeStyles, PageHeader, Text, tokens, useNow } from '@booking/ui/kit';
import { newCallsQuery } from '../calls/new-calls.queries.ts';
import { AlertsPanel } from './alerts-panel.tsx';
import { DailyChart } from './chart/daily-chart.tsx';
import { dashboardQueries, daysShown, firstDashboardQueries, type Period } from './dashboard.queries.ts';
import { words } from './dashboard.words.ts';
import { MetricCards } from './metric-cards.tsx';
import { newCallsText, newestOf } from './new-calls.ts';
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
  // as high before they have been loaded
  attention: { minHeight: '5.5rem' },
  conversion: { minHeight: '12rem' },
  actions: { minHeight: '8.75rem' },
});

// one script for what is below the first view
const Attention = lazyPart(
  async () => (await import(/* webpackChunkName: "below-first-view" */ './attention-panel.tsx')).AttentionPanel,
  '',
);
const Conversion = lazyPart(
  async () => (await import(/* webpackChunkName: "below-first-view" */ './conversion-panel.tsx')).ConversionPanel,
  '',
);

const QuickActions = lazyPart(
  async () => (await import(/* webpackChunkName: "below-first-view" */ './quick-actions.tsx')).QuickActions,
  '',
);

/** Nothing on the screen changes by itself; what it would show anew is counted beside the button. */
function Refresh({ onRefresh }: { onRefresh: () => void }) {
  const styles = useStyles();
  const client = useQueryClient();
  const now = useNow();
  const { data: calls, dataUpdatedAt } = useQuery(dashboardQueries.recentCalls());
  const { data: fresh } = useQuery(newCallsQuery(newestOf(calls)));
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
          {words.updated(agoOrNow(new Date(dataUpdatedAt), now))}
          {fresh && fresh.count > 0 ? ` · ${newCallsText(fresh.count)}` : ''}
        </Text>
      )}
      <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={refresh}>
        {isFetching ? words.refreshing : words.refresh}
      </Button>
    </>
  );
}

function Dashboard() {
  const styles = useStyles();
  const [refreshes, setRefreshes] = useState(0);
  const [period, setPeriod] = useState<Period>(daysShown);
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        actions={<Refresh onRefresh={() => setRefreshes((count) => count + 1)} />}
      />
      <div className={styles.column}>
        <MetricCards />
        <div className={styles.grid}>
          <div className={styles.column}>
            <DailyChart period={period} onPeriod={setPeriod} />
            <RecentCalls />
          </div>
          <div className={styles.column}>
            <Slot name="dashboard-card" refreshes={refreshes} />
            <AlertsPanel />
            <div className={styles.attention}>
              <Attention />
            </div>
            <div className={styles.conversion}>
              <Conversion period={period} />
            </div>
            <div className={styles.actions}>
              <QuickActions />
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

/** Drawn once, with its figures, where they are there by then. */
export const Screen = () =>
  useFirstAnswers(useQueryClient(), firstDashboardQueries) ? <Dashboard /> : <LoadingState label={words.loading} />;
