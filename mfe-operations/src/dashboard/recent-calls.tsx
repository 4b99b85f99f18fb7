import { ago } from '@booking/hotel/ago';
import { formatDuration } from '@booking/hotel/duration';
import { formatDollars } from '@booking/hotel/money';
import type { EnhancedCallLog } from '@booking/contracts/dashboard';
import { useNavigate, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, makeStyles, Panel, Text, tokens, useListClass, useNow } from '@booking/ui/kit';
import { OutcomeBadge } from '../call-outcome.tsx';
import { dashboardQueries } from './dashboard.queries.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalL}`,
    padding: `${tokens.spacingVerticalMNudge} 0`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTop: 'none' },
    '@media (min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) 7rem 4rem 5rem' },
  },
  caller: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  figure: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

function Row({ call, now }: { call: EnhancedCallLog; now: Date }) {
  const styles = useStyles();
  return (
    <li className={styles.row}>
      <span className={styles.caller}>
        <Text weight="semibold" truncate wrap={false} block>
          {call.caller || 'Unknown Caller'}
        </Text>
        <Text size={200} className={styles.quiet}>
          {ago(new Date(call.timestamp), now)}
        </Text>
      </span>
      <span>
        <OutcomeBadge outcome={call.outcome} other="completed" />
      </span>
      <Text className={styles.figure}>{call.duration === null ? '–' : formatDuration(call.duration)}</Text>
      <Text className={styles.figure}>{call.cost === null ? '–' : formatDollars(call.cost)}</Text>
    </li>
  );
}

function Calls({ calls }: { calls: EnhancedCallLog[] }) {
  const listClass = useListClass();
  const now = useNow();
  if (calls.length === 0) return <EmptyState title="No recent calls">Call activity will appear here</EmptyState>;
  return (
    <ul className={listClass}>
      {calls.map((call) => (
        <Row key={call.id} call={call} now={now} />
      ))}
    </ul>
  );
}

export function RecentCalls() {
  const navigate = useNavigate();
  const recent = useQuery(dashboardQueries.recentCalls());
  return (
    <Panel
      title="Recent Call Activity"
      aside={
        <Button size="small" onClick={() => void navigate('/call-logs')}>
          View All
        </Button>
      }
    >
      <Answer query={recent} what="the calls">
        {(calls) => <Calls calls={calls} />}
      </Answer>
    </Panel>
  );
}
