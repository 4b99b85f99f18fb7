import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ErrorCircleRegular } from '@fluentui/react-icons/headless/svg/error-circle';
import { labelOf, type Unlisted } from '@booking/contracts/labels';
import type { PublishStep } from '@booking/contracts/publish-step';
import { makeStyles, mergeClasses, Text, tokens, useHiddenTextClass, useListClass } from '@booking/ui/kit';

const useStyles = makeStyles({
  step: {
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    gap: tokens.spacingHorizontalS,
    alignItems: 'start',
  },
  icon: { fontSize: '1.25rem', color: tokens.colorStatusSuccessForeground1 },
  failed: { color: tokens.colorStatusDangerForeground1 },
  words: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
});

const names: Record<Exclude<PublishStep['step'], Unlisted>, string> = {
  save: 'Save the draft',
  lint: 'Check it',
  compile: 'Compile the prompt',
  'golden calls': 'Play the golden calls',
  read: 'Read what Vapi holds',
  tools: 'Bring the tools up to date',
  push: 'Send it to Vapi',
  'read back': 'Read it back',
  compare: 'Compare',
  record: 'Record the version',
};

/** Every step of a publish, with what went wrong in it. */
export function Steps({ steps }: { steps: readonly PublishStep[] }) {
  const styles = useStyles();
  const listClass = useListClass('XS');
  const hiddenClass = useHiddenTextClass();
  return (
    <ol aria-label="Steps" className={listClass}>
      {steps.map(({ step, ok, stderr }) => {
        const Icon = ok ? CheckmarkCircleRegular : ErrorCircleRegular;
        return (
          <li key={step} className={styles.step} data-ok={ok}>
            <Icon aria-hidden className={mergeClasses(styles.icon, !ok && styles.failed)} />
            <span className={styles.words}>
              <Text>
                {labelOf(names, step)}
                <span className={hiddenClass}>{ok ? ': done' : ': failed'}</span>
              </Text>
              {stderr && <Text size={200}>{stderr}</Text>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
