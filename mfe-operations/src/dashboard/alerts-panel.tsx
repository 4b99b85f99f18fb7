import type { Alert } from '@booking/contracts/alerts';
import { Link, useQuery } from '@booking/remote-kit/kit';
import { Answer, makeStyles, Panel, StatusBadge, Text, tokens, useLinkClass, useListClass } from '@booking/ui/kit';
import { dashboardQueries } from './dashboard.queries.ts';
import { Waiting } from './waiting.tsx';

const useStyles = makeStyles({
  item: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

function Alerts({ alerts }: { alerts: Alert[] }) {
  const styles = useStyles();
  const listClass = useListClass('M');
  const linkClass = useLinkClass();
  if (alerts.length === 0) return <Text className={styles.quiet}>No active alerts. System is running normally.</Text>;
  return (
    <ul className={listClass}>
      {alerts.map(({ id, title, detail, link, acknowledgement }) => (
        <li key={id} className={styles.item}>
          <Text weight="semibold">{title}</Text>
          <Text size={200} className={styles.quiet}>
            {detail}
          </Text>
          {acknowledgement && (
            <Text size={200} className={styles.quiet}>
              {acknowledgement.by} is on it.
            </Text>
          )}
          {link && (
            <Link to={link} className={linkClass}>
              View details
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

export function AlertsPanel() {
  const alerts = useQuery(dashboardQueries.alerts());
  const count = alerts.data?.length;
  return (
    <Panel
      title="System Alerts"
      aside={count !== undefined && <StatusBadge tone={count > 0 ? 'bad' : 'neutral'}>{`${count} Active`}</StatusBadge>}
    >
      <Answer query={alerts} what="the alerts" waiting={<Waiting label="Loading the alerts…" height="1.25rem" />}>
        {(active) => <Alerts alerts={active} />}
      </Answer>
    </Panel>
  );
}
