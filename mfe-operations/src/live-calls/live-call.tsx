import type { LiveCall } from '@booking/contracts/live-calls';
import { formatDuration } from '@booking/hotel/duration';
import { phoneInWords } from '@booking/hotel/phone-in-words';
import { Link, useMay } from '@booking/remote-kit/kit';
import { makeStyles, Panel, Text, tokens, useLinkClass, useNow } from '@booking/ui/kit';
import { EndCall } from './end-call.tsx';
import { Listen } from './listen.tsx';
import { LiveTurns } from './live-turns.tsx';
import { words } from './live-calls.words.ts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const nameOf = ({ guestName, caller }: LiveCall): string => guestName || phoneInWords(caller || words.unknownCaller);

/** One call that goes on: who, since when, what is said, and what may be done about it. */
export function LiveCallPanel({ call }: { call: LiveCall }) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const [mayListen, mayEnd] = [useMay('calls:listen'), useMay('calls:end')];
  const now = useNow(1000);
  const who = nameOf(call);
  const seconds = (now.getTime() - Date.parse(call.startedAt)) / 1000;
  return (
    <Panel
      title={who}
      aside={
        <Link to={`/call-logs/${encodeURIComponent(call.id)}`} className={linkClass} aria-label={`${words.open}: ${who}`}>
          {words.open}
        </Link>
      }
    >
      <div className={styles.line}>
        {call.assistantName && <Text className={styles.quiet}>{call.assistantName}</Text>}
        <Text className={styles.quiet}>{words.lasts(formatDuration(seconds))}</Text>
        {mayListen && <Listen id={call.id} who={who} isPossible={call.canListen} />}
        {mayEnd && call.canEnd && <EndCall id={call.id} who={who} />}
      </div>
      <LiveTurns turns={call.turns} who={who} />
    </Panel>
  );
}
