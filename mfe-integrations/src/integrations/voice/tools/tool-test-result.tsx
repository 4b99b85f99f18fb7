import type { AnswerOf } from '@booking/contracts/endpoint';
import type { voiceEndpoints } from '@booking/contracts/voice';
import { Json, makeStyles, mergeClasses, StatusBadge, Text, tokens, useListClass } from '@booking/ui/kit';
import { words } from '../../integrations.words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  rules: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
  },
  rule: { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', alignItems: 'baseline' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** What came of trying a tool, and how its reply does by each rule of the voice platform's contract. */
export function ToolTestResult({ answer }: { answer: AnswerOf<typeof voiceEndpoints.testTool> }) {
  const styles = useStyles();
  const listClass = useListClass();
  const { success, error, testResult } = answer;
  const { dryRun, statusCode, durationMs, reply, rules } = testResult;
  const figures = [
    statusCode === null ? [] : words.tools.status(statusCode),
    durationMs === null ? [] : `${durationMs} ms`,
  ];
  return (
    <section aria-label={words.tools.result} className={styles.root}>
      <div className={styles.head}>
        <StatusBadge tone={success ? 'good' : 'bad'}>{success ? words.tools.success : words.tools.error}</StatusBadge>
        {dryRun && <Text>{words.tools.dry}</Text>}
        <Text className={styles.quiet}>{figures.flat().join(' · ')}</Text>
      </div>
      {error && <Text>{error}</Text>}
      {!dryRun && <Json value={reply} />}
      <ul aria-label={words.tools.contract} className={mergeClasses(listClass, styles.rules)}>
        {rules.map(({ rule, ok, detail }) => (
          <li key={rule} className={styles.rule}>
            <StatusBadge tone={ok ? 'good' : 'bad'}>{ok ? words.tools.pass : words.tools.fail}</StatusBadge>
            <span>
              <Text>{rule}</Text>{' '}
              <Text size={200} className={styles.quiet}>
                {detail}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
