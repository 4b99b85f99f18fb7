import { Json, makeStyles, mergeClasses, Text, tokens } from '@booking/ui/kit';
import type { Turn } from './use-chat.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  bubble: {
    width: 'fit-content',
    maxWidth: '85%',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  own: { alignSelf: 'flex-end', backgroundColor: tokens.colorBrandBackground2 },
  tool: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  name: { cursor: 'pointer', fontFamily: tokens.fontFamilyMonospace },
  result: { margin: `${tokens.spacingVerticalXS} 0`, overflowWrap: 'anywhere' },
});

/** What was said, the tools that were called for it, and the reply. */
export function ChatTurn({ turn: { said, reply, toolCalls } }: { turn: Turn }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Text className={mergeClasses(styles.bubble, styles.own)}>{said}</Text>
      {toolCalls.map(({ name, arguments: given, result }, at) => (
        <details key={at} className={styles.tool}>
          <summary className={styles.name}>{name}</summary>
          <Json value={given} />
          <p className={styles.result}>{result ?? 'No result'}</p>
        </details>
      ))}
      <Text className={styles.bubble}>{reply}</Text>
    </div>
  );
}
