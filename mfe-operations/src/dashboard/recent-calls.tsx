import { ago } from '@booking/hotel/ago';
import { formatDuration } from '@booking/hotel/duration';
import { formatDollars } from '@booking/hotel/money';
import { phoneInWords } from '@booking/hotel/phone-in-words';
import type { EnhancedCallLog } from '@booking/contracts/dashboard';
import { Link, useNavigate, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, Panel, StatusBadge, Text, useListClass, useNow } from '@booking/ui/kit';
import { newCallsQuery } from '../calls/new-calls.queries.ts';
import { OutcomeBadge } from '../call-outcome.tsx';
import { dashboardQueries } from './dashboard.queries.ts';
import { words } from './dashboard.words.ts';
import { newestOf } from './new-calls.ts';
import { useRecentCallStyles } from './recent-calls.styles.ts';

/** How long a call goes on so far, second by second. */
function RunningTime({ since }: { since: string }) {
  const now = useNow(1000);
  return formatDuration((now.getTime() - Date.parse(since)) / 1000);
}

function InProgress() {
  const styles = useRecentCallStyles();
  return (
    <span className={styles.live}>
      <span aria-hidden className={styles.dot} />
      <StatusBadge tone="info">{words.recent.inProgress}</StatusBadge>
    </span>
  );
}

/** One call; the whole row leads to its page. */
function Row({ call, now }: { call: EnhancedCallLog; now: Date }) {
  const styles = useRecentCallStyles();
  const { id, caller, guestName, timestamp, outcome, duration, cost, isInProgress = false } = call;
  return (
    <li className={styles.item}>
      <Link to={`/call-logs/${encodeURIComponent(id)}`} className={styles.row}>
        <span className={styles.caller}>
          <Text weight="semibold" truncate wrap={false} block>
            {guestName || phoneInWords(caller || words.recent.unknownCaller)}
          </Text>
          <Text size={200} className={styles.quiet}>
            {ago(new Date(timestamp), now)}
          </Text>
        </span>
        {isInProgress ? <InProgress /> : <OutcomeBadge outcome={outcome} other="completed" />}
        <Text className={styles.figure}>
          {isInProgress ? <RunningTime since={timestamp} /> : duration === null ? '–' : formatDuration(duration)}
        </Text>
        <Text className={styles.figure}>{cost === null ? '–' : formatDollars(cost)}</Text>
      </Link>
    </li>
  );
}

function Calls({ calls }: { calls: EnhancedCallLog[] }) {
  const listClass = useListClass();
  const now = useNow();
  if (calls.length === 0) return <EmptyState title={words.recent.none}>{words.recent.noneYet}</EmptyState>;
  return (
    <ul className={listClass}>
      {calls.map((call) => (
        <Row key={call.id} call={call} now={now} />
      ))}
    </ul>
  );
}

/** The newest calls, and how many go on now. */
export function RecentCalls() {
  const styles = useRecentCallStyles();
  const navigate = useNavigate();
  const recent = useQuery(dashboardQueries.recentCalls());
  const { data: fresh } = useQuery(newCallsQuery(newestOf(recent.data)));
  const inProgress = fresh?.inProgress ?? 0;
  return (
    <Panel
      title={words.recent.title}
      aside={
        <span className={styles.aside}>
          {inProgress > 0 && <StatusBadge tone="info">{words.recent.countInProgress(inProgress)}</StatusBadge>}
          <Button size="small" onClick={() => void navigate('/call-logs')}>
            {words.recent.viewAll}
          </Button>
        </span>
      }
    >
      <Answer query={recent} what="the calls">
        {(calls) => <Calls calls={calls} />}
      </Answer>
    </Panel>
  );
}
