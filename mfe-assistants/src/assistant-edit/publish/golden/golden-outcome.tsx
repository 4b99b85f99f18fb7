import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ErrorCircleRegular } from '@fluentui/react-icons/headless/svg/error-circle';
import type { GoldenResult } from '@booking/contracts/golden-calls';
import { makeStyles, mergeClasses, Text, tokens, useHiddenTextClass, useListClass } from '@booking/ui/kit';

const useStyles = makeStyles({
  list: {
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  turn: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, minWidth: 0 },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  icon: { fontSize: '1.25rem', color: tokens.colorStatusSuccessForeground1 },
  failed: { color: tokens.colorStatusDangerForeground3 },
  words: { margin: 0, overflowWrap: 'anywhere' },
  who: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  said: { margin: `0 0 ${tokens.spacingVerticalXS}` },
  failures: { margin: 0, paddingLeft: '1.25rem', color: tokens.colorStatusDangerForeground3, overflowWrap: 'anywhere' },
});

/** Turn by turn: what was said, answered and used, and what failed. */
export function GoldenOutcome({ result: { name, turns } }: { result: GoldenResult }) {
  const styles = useStyles();
  const listClass = useListClass('M');
  const hiddenClass = useHiddenTextClass();
  return (
    <ol aria-label={`Turns of ${name}`} className={mergeClasses(listClass, styles.list)}>
      {turns.map(({ says, reply, toolNames, failures }, at) => {
        const isRight = failures.length === 0;
        const Icon = isRight ? CheckmarkCircleRegular : ErrorCircleRegular;
        return (
          <li key={at} className={styles.turn} data-ok={isRight}>
            <span className={styles.head}>
              <Icon aria-hidden className={mergeClasses(styles.icon, !isRight && styles.failed)} />
              <Text weight="semibold">
                Turn {at + 1}
                <span className={hiddenClass}>{isRight ? ': passed' : ': failed'}</span>
              </Text>
            </span>
            {!isRight && (
              <ul className={styles.failures}>
                {failures.map((failure) => (
                  <li key={failure}>{failure}</li>
                ))}
              </ul>
            )}
            <dl className={styles.words}>
              <dt className={styles.who}>Caller</dt>
              <dd className={styles.said}>{says}</dd>
              <dt className={styles.who}>Assistant</dt>
              <dd className={styles.said}>{reply || '–'}</dd>
              {toolNames.length > 0 && (
                <>
                  <dt className={styles.who}>Tools used</dt>
                  <dd className={styles.said}>{toolNames.join(', ')}</dd>
                </>
              )}
            </dl>
          </li>
        );
      })}
    </ol>
  );
}
