import { Facts, Json, makeStyles, StatusBadge, Text, tokens, type Fact } from '@booking/ui/kit';
import { words } from '../call.words.ts';
import type { ToolCall } from './conversation.ts';
import { SpokenTime } from './spoken-time.tsx';
import { toolInWords } from './tool-words.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  summary: { width: 'fit-content', cursor: 'pointer', fontSize: tokens.fontSizeBase200 },
  name: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  facts: { paddingTop: tokens.spacingVerticalM },
  words: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** An answer is JSON where a program reads it, else words. */
function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isForPrograms = (text: string): boolean => typeof readAnswer(text) === 'object';

function Answered({ text }: { text: string }) {
  const styles = useStyles();
  return isForPrograms(text) ? <Json value={readAnswer(text)} /> : <Text className={styles.words}>{text}</Text>;
}

const spanOf = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);

/** A tool that was used in a call, in words; what went in and what came out are folded away. */
export function UsedTool({ tool, startedAt }: { tool: ToolCall; startedAt: string }) {
  const styles = useStyles();
  const { name, result, error, startedMs, durationMs } = tool;
  const { replyMs } = tool;
  const shortfalls = tool.shortfalls ?? [];
  const said = error ?? result;
  const answer: Fact = error
    ? [words.tool.error, <Answered text={error} />]
    : [words.tool.result, result === null ? words.tool.noAnswer : <Answered text={result} />];
  const facts: Fact[] = [
    [words.tool.name, <span className={styles.name}>{name}</span>],
    ...(durationMs === null ? [] : [[words.tool.took, spanOf(durationMs)] as const]),
    [words.tool.arguments, <Json value={tool.arguments} />],
    answer,
    ...(typeof replyMs === 'number' ? [[words.tool.replied, spanOf(replyMs)] as const] : []),
    ...(shortfalls.length > 0
      ? [[words.tool.shortfalls, shortfalls.map((each) => each.replaceAll('_', ' ')).join(', ')] as const]
      : []),
  ];
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <Text weight="semibold">{toolInWords(name)}</Text>
        {error && <StatusBadge tone="bad">{words.tool.failed}</StatusBadge>}
        {shortfalls.length > 0 && <StatusBadge tone="warning">{words.tool.fallsShort}</StatusBadge>}
        <SpokenTime startedAt={startedAt} offsetMs={startedMs} />
      </div>
      {said && !isForPrograms(said) && (
        <Text size={200} className={styles.quiet}>
          {said}
        </Text>
      )}
      <details>
        <summary className={styles.summary}>{words.tool.details}</summary>
        <div className={styles.facts}>
          <Facts facts={facts} />
        </div>
      </details>
    </li>
  );
}
