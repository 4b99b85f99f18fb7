import type { TripStep } from '@booking/contracts/call-trip';
import type { GuestFix } from '@booking/contracts/guests';
import { entryOr, wordOr, type Unlisted } from '@booking/contracts/labels';
import { Link, Time } from '@booking/remote-kit/kit';
import { makeStyles, mergeClasses, StatusBadge, Text, tokens, useLinkClass, type Tone } from '@booking/ui/kit';
import { words } from '../call.words.ts';
import { timeInCall } from '../time-in-call.ts';
import { TripFixButton } from './trip-fix-button.tsx';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    padding: `0 0 ${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
    borderLeft: `${tokens.strokeWidthThicker} solid ${tokens.colorNeutralStroke1}`,
  },
  done: { borderLeftColor: tokens.colorPaletteGreenBorder2 },
  stuck: { borderLeftColor: tokens.colorPaletteRedBorder2 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
  words: { overflowWrap: 'anywhere' },
});

const looks: Record<Exclude<TripStep['state'], Unlisted>, [word: string, tone: Tone]> = {
  done: ['Done', 'good'],
  waiting: ['Waiting', 'info'],
  stuck: ['Needs attention', 'bad'],
  ended: ['Ended', 'neutral'],
  open: ['Not yet', 'neutral'],
};

const relativeMs = 60 * 60_000;

/** What helps with a step that is stuck, as the pages of guests have it. */
function fixOf({ fix, textConfirmation }: TripStep, callId: string): GuestFix | null {
  if (textConfirmation) return { kind: 'text_confirmation', ...textConfirmation };
  return fix?.kind === 'text_link' ? { ...fix, callId } : fix;
}

/** Within an hour how long after the call began; later the time itself. */
function When({ at, startedAt }: { at: string; startedAt: string }) {
  const ms = Date.parse(at) - Date.parse(startedAt);
  return ms > 0 && ms < relativeMs ? <time dateTime={at}>{timeInCall(ms)}</time> : <Time at={at} />;
}

type Props = { callId: string; startedAt: string; step: TripStep };

/** One step of a trip: when, what is known of it, where its record is, and what helps where it is stuck. */
export function TripLine({ callId, startedAt, step }: Props) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const { title, state, at, detail, link } = step;
  const fix = fixOf(step, callId);
  const [word, tone] = entryOr(looks, state, [wordOr(state), 'neutral']);
  const look = state === 'done' ? styles.done : state === 'stuck' ? styles.stuck : undefined;
  return (
    <li className={mergeClasses(styles.root, look)}>
      <div className={styles.line}>
        <Text weight="semibold" className={state === 'open' ? styles.quiet : undefined}>
          {title}
        </Text>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        {at && (
          <Text size={200} className={styles.quiet}>
            <When at={at} startedAt={startedAt} />
          </Text>
        )}
      </div>
      {detail && <Text className={styles.words}>{state === 'stuck' ? words.journey.stuck(detail) : detail}</Text>}
      {(link || fix) && (
        <div className={styles.line}>
          {fix && <TripFixButton fix={fix} />}
          {link && (
            <Link to={link.to} className={linkClass}>
              {link.words}
            </Link>
          )}
        </div>
      )}
    </li>
  );
}
