import type { TripStep } from '@booking/contracts/call-trip';
import { entryOr, wordOr, type Unlisted } from '@booking/contracts/labels';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { Link, useHost } from '@booking/remote-kit/kit';
import { makeStyles, mergeClasses, StatusBadge, Text, tokens, useLinkClass, type Tone } from '@booking/ui/kit';
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
  stuck: ['Stuck', 'bad'],
  ended: ['Ended', 'neutral'],
  open: ['Not yet', 'neutral'],
};

/** One step of a trip: when, what is known of it, where its record is, and what helps where it is stuck. */
export function TripLine({ callId, step }: { callId: string; step: TripStep }) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const { hotelTimeZone } = useHost();
  const { title, state, at, detail, link, fix } = step;
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
            {formatHotelTime(new Date(at), hotelTimeZone)}
          </Text>
        )}
      </div>
      {detail && <Text className={styles.words}>{state === 'stuck' ? `Stuck here: ${detail}` : detail}</Text>}
      {(link || fix) && (
        <div className={styles.line}>
          {fix && <TripFixButton callId={callId} fix={fix} />}
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
