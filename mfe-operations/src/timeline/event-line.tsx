import type { ReactNode } from 'react';
import { entryOr, wordOr, type Unlisted } from '@booking/contracts/labels';
import type { GuestEvent } from '@booking/contracts/guests';
import { Time } from '@booking/remote-kit/kit';
import { makeStyles, mergeClasses, StatusBadge, Text, tokens, type Tone } from '@booking/ui/kit';
import { EventActions } from './event-actions.tsx';
import { states } from './timeline.words.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    padding: `0 0 ${tokens.spacingVerticalL} ${tokens.spacingHorizontalM}`,
    borderLeft: `${tokens.strokeWidthThicker} solid ${tokens.colorNeutralStroke1}`,
  },
  done: { borderLeftColor: tokens.colorPaletteGreenBorder2 },
  stuck: { borderLeftColor: tokens.colorPaletteRedBorder2 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
  words: { overflowWrap: 'anywhere' },
});

const tones: Record<Exclude<GuestEvent['state'], Unlisted>, Tone> = {
  done: 'good',
  waiting: 'info',
  stuck: 'bad',
  ended: 'neutral',
};

/** Something that happened, or that did not: when, what is known of it, and what can be done; `more` of it beside the rest. */
export function EventLine({ event, more }: { event: GuestEvent; more?: ReactNode }) {
  const styles = useStyles();
  const { title, state, at, detail } = event;
  const look = state === 'done' ? styles.done : state === 'stuck' ? styles.stuck : undefined;
  return (
    <li className={mergeClasses(styles.root, look)}>
      <div className={styles.line}>
        <Text weight="semibold" className={state === 'ended' ? styles.quiet : undefined}>
          {title}
        </Text>
        {state !== 'done' && (
          <StatusBadge tone={entryOr(tones, state, 'neutral')}>{entryOr(states, state, wordOr(state))}</StatusBadge>
        )}
        {at !== null && (
          <Text size={200} className={styles.quiet}>
            <Time at={at} />
          </Text>
        )}
      </div>
      {detail && <Text className={styles.words}>{detail}</Text>}
      <EventActions event={event} more={more} />
    </li>
  );
}
