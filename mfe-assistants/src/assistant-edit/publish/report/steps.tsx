import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ErrorCircleRegular } from '@fluentui/react-icons/headless/svg/error-circle';
import { labelOf, type Unlisted } from '@booking/contracts/labels';
import type { PublishStep } from '@booking/contracts/publish-step';
import { makeStyles, mergeClasses, Text, tokens, useHiddenTextClass, useListClass } from '@booking/ui/kit';
import { publishWords } from '../../assistant-edit.words.ts';
import { useReportStyles } from './report.styles.ts';

const useStyles = makeStyles({
  list: { margin: `${tokens.spacingVerticalS} 0 0` },
  step: {
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    gap: tokens.spacingHorizontalS,
    alignItems: 'start',
  },
  icon: { fontSize: '1.25rem', color: tokens.colorStatusSuccessForeground1 },
  failed: { color: tokens.colorStatusDangerForeground3 },
  words: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
});

const said = publishWords.report;

const names: Record<Exclude<PublishStep['step'], Unlisted>, string> = {
  save: 'Save the draft',
  lint: 'Check the draft',
  compile: 'Compile the prompt',
  'golden calls': 'Run the golden calls',
  read: 'Read from Vapi',
  tools: 'Update tools',
  push: 'Send to Vapi',
  'read back': 'Read back from Vapi',
  compare: 'Compare with Vapi',
  record: 'Record the version',
};

/** Every step of a publish, with what went wrong in it; folded where nothing did. */
export function Steps({ steps }: { steps: readonly PublishStep[] }) {
  const styles = useStyles();
  const listClass = useListClass('XS');
  const hiddenClass = useHiddenTextClass();
  const { summary } = useReportStyles();
  const done = steps.filter(({ ok }) => ok).length;
  return (
    <details open={done < steps.length}>
      <summary className={summary}>{said.stepsDone(done, steps.length)}</summary>
      <ol aria-label={said.steps} className={mergeClasses(listClass, styles.list)}>
        {steps.map(({ step, ok, stderr }) => {
          const Icon = ok ? CheckmarkCircleRegular : ErrorCircleRegular;
          return (
            <li key={step} className={styles.step} data-ok={ok}>
              <Icon aria-hidden className={mergeClasses(styles.icon, !ok && styles.failed)} />
              <span className={styles.words}>
                <Text>
                  {labelOf(names, step)}
                  <span className={hiddenClass}>{ok ? said.done : said.failed}</span>
                </Text>
                {stderr && <Text size={200}>{stderr}</Text>}
              </span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
