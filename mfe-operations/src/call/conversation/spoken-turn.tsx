import { memo, useEffect, useRef } from 'react';
import { PlayRegular } from '@fluentui/react-icons/headless/svg/play';
import { labelOf } from '@booking/contracts/labels';
import { Button, makeStyles, mergeClasses, Text, tokens } from '@booking/ui/kit';
import { words } from '../call.words.ts';
import { timeInCall } from '../time-in-call.ts';
import type { Turn } from './conversation.ts';
import { SpokenTime } from './spoken-time.tsx';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderLeft: `${tokens.strokeWidthThicker} solid ${tokens.colorNeutralStroke1}`,
    // clear of the header and of the player, which stay
    scrollMarginTop: '18rem',
    scrollMarginBottom: '6rem',
  },
  assistant: { borderLeftColor: tokens.colorBrandStroke1 },
  heard: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    outline: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  words: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

type Props = {
  turn: Turn;
  startedAt: string;
  /** It is played now. */
  isHeard: boolean;
  isFollowed: boolean;
  /** Plays the recording from a second on; not there without a recording. */
  hear: ((seconds: number) => void) | undefined;
};

/** What one side said at one go. */
export const SpokenTurn = memo(function SpokenTurn({ turn, startedAt, isHeard, isFollowed, hear }: Props) {
  const styles = useStyles();
  const item = useRef<HTMLLIElement>(null);
  const { speaker, text, startedMs } = turn;
  useEffect(() => {
    if (!isHeard || !isFollowed) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    item.current!.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  }, [isHeard, isFollowed]);
  const who = labelOf(words.speakers, speaker);
  return (
    <li
      ref={item}
      aria-current={isHeard || undefined}
      className={mergeClasses(styles.root, speaker === 'assistant' && styles.assistant, isHeard && styles.heard)}
    >
      <div className={styles.head}>
        <Text weight="semibold">{who}</Text>
        <SpokenTime startedAt={startedAt} offsetMs={startedMs} />
        {hear && startedMs !== null && (
          <Button
            size="small"
            appearance="subtle"
            icon={<PlayRegular />}
            aria-label={words.hear(who, timeInCall(startedMs))}
            onClick={() => hear(startedMs / 1000)}
          />
        )}
      </div>
      <Text className={styles.words}>{text}</Text>
    </li>
  );
});
