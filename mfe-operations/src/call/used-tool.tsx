import { Facts, Json, makeStyles, StatusBadge, Text, tokens, type Fact } from '@booking/ui/kit';
import type { ToolCall } from './conversation.ts';
import { SpokenTime } from './spoken-time.tsx';

const useStyles = makeStyles({
  root: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  summary: { cursor: 'pointer' },
  // flows on from the mark that says whether it is open
  head: { '& > * + *': { marginLeft: tokens.spacingHorizontalS } },
  name: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  facts: { paddingTop: tokens.spacingVerticalM },
  words: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/** An answer is JSON where a program reads it, else words. */
function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function Answered({ text }: { text: string }) {
  const styles = useStyles();
  const value = readAnswer(text);
  return typeof value === 'object' ? <Json value={value} /> : <Text className={styles.words}>{text}</Text>;
}

const spanOf = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);

/** A tool that was used in a call; what went in and what came out are folded away. */
export function UsedTool({ tool, startedAt }: { tool: ToolCall; startedAt: string }) {
  const styles = useStyles();
  const { name, result, error, startedMs, durationMs } = tool;
  const answer: Fact = error
    ? ['Error', <Answered text={error} />]
    : ['Result', result === null ? 'No answer came' : <Answered text={result} />];
  return (
    <li className={styles.root}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.head}>
            <Text className={styles.name}>{name}</Text>
            {error && <StatusBadge tone="bad">Failed</StatusBadge>}
            <SpokenTime startedAt={startedAt} offsetMs={startedMs} />
            {durationMs !== null && <Text size={200}>took {spanOf(durationMs)}</Text>}
          </span>
        </summary>
        <div className={styles.facts}>
          <Facts facts={[['Arguments', <Json value={tool.arguments} />], answer]} />
        </div>
      </details>
    </li>
  );
}
