import { useQuery } from '@booking/remote-kit/kit';
import { ErrorState, LoadingState, makeStyles, Panel, StatusBadge, Text, tokens } from '@booking/ui/kit';
import { dashboardQueries } from './dashboard.queries.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

export function AlertsPanel() {
  const styles = useStyles();
  const { data, error, refetch } = useQuery(dashboardQueries.alerts());
  const count = data && <StatusBadge tone={data.length > 0 ? 'bad' : 'neutral'}>{`${data.length} Active`}</StatusBadge>;
  return (
    <Panel title="System Alerts" aside={count}>
      {error && !data && (
        <ErrorState title="The alerts could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingState label="Loading alerts…" />}
      {data?.length === 0 && <Text className={styles.quiet}>No active alerts. System is running normally.</Text>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map(({ id, title, detail }) => (
            <li key={id} className={styles.item}>
              <Text weight="semibold">{title}</Text>
              <Text size={200} className={styles.quiet}>
                {detail}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
