import type { Alert } from '@booking/contracts/alerts';
import { agoOrNow } from '@booking/hotel/ago';
import { Link, useMay } from '@booking/remote-kit/kit';
import {
  Button,
  makeStyles,
  mergeClasses,
  StatusBadge,
  Text,
  tokens,
  useLinkClass,
  useListClass,
  useNow,
} from '@booking/ui/kit';
import { useAcknowledge } from './bell.queries.ts';

const useStyles = makeStyles({
  list: { margin: `${tokens.spacingVerticalM} 0 0` },
  item: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, overflowWrap: 'anywhere' },
  title: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  badge: { flexShrink: 0, overflowWrap: 'normal' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

function Acknowledge({ alert: { id, title } }: { alert: Alert }) {
  const { isPending, mutate } = useAcknowledge();
  return (
    <Button size="small" aria-label={`Acknowledge: ${title}`} disabledFocusable={isPending} onClick={() => mutate(id)}>
      {isPending ? 'Acknowledging…' : 'Acknowledge'}
    </Button>
  );
}

/** @param onLeave when a link leads away */
export function BellList({ alerts, onLeave }: { alerts: readonly Alert[]; onLeave: () => void }) {
  const styles = useStyles();
  const listClass = useListClass('L');
  const linkClass = useLinkClass();
  const mayAcknowledge = useMay('alerts:acknowledge');
  const now = useNow();
  return (
    <ul className={mergeClasses(listClass, styles.list)}>
      {alerts.map((alert) => (
        <li key={alert.id} className={styles.item}>
          <div className={styles.title}>
            <Text weight="semibold">{alert.title}</Text>
            {!alert.isRead && (
              <span className={styles.badge}>
                <StatusBadge tone="info">New</StatusBadge>
              </span>
            )}
          </div>
          <Text size={200}>{alert.detail}</Text>
          <Text size={200} className={styles.quiet}>
            {agoOrNow(new Date(alert.since), now)}
            {alert.acknowledgement && `, ${alert.acknowledgement.by} is on it`}
          </Text>
          <div className={styles.foot}>
            {alert.link && (
              <Link to={alert.link} className={linkClass} onClick={onLeave}>
                View details
              </Link>
            )}
            {mayAcknowledge && !alert.acknowledgement && <Acknowledge alert={alert} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
