import { labelOf } from '@booking/contracts/labels';
import { makeStyles, mergeClasses, Text, tokens } from '@booking/ui/kit';
import type { Turn } from './conversation.ts';
import { SpokenTime } from './spoken-time.tsx';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderLeft: `${tokens.strokeWidthThicker} solid ${tokens.colorNeutralStroke1}`,
  },
  assistant: { borderLeftColor: tokens.colorBrandStroke1 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: tokens.spacingHorizontalS },
  words: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

const speakers = { assistant: 'Assistant', guest: 'Caller' };

/** What one side said at one go. */
export function SpokenTurn({ turn, startedAt }: { turn: Turn; startedAt: string }) {
  const styles = useStyles();
  const { speaker, text, startedMs } = turn;
  return (
    <li className={mergeClasses(styles.root, speaker === 'assistant' && styles.assistant)}>
      <div className={styles.head}>
        <Text weight="semibold">{labelOf(speakers, speaker)}</Text>
        <SpokenTime startedAt={startedAt} offsetMs={startedMs} />
      </div>
      <Text className={styles.words}>{text}</Text>
    </li>
  );
}
