import type { Setup } from '@booking/contracts/setup';
import { makeStyles, Text, tokens, useListClass } from '@booking/ui/kit';
import { words } from '../setup.words.ts';
import type { OpenStep } from './open-step.ts';
import { StepContent } from './step-content.tsx';
import { StepItem } from './step-item.tsx';
import { stepAfter } from './step-look.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxWidth: '60rem' },
});

type Props = { setup: Setup; open: string | undefined; onOpen: OpenStep };

/** All steps in their order, of which one is open at most. */
export function StepList({ setup: { mode, steps }, open, onOpen }: Props) {
  const styles = useStyles();
  const listClass = useListClass('S');
  const done = steps.filter(({ status }) => status === 'done').length;
  return (
    <div className={styles.root}>
      <Text role="status">{words.progress(done, steps.length)}</Text>
      <ol aria-label={words.list} className={listClass}>
        {steps.map((step, at) => (
          <StepItem
            key={step.id}
            number={at + 1}
            step={step}
            isOpen={step.id === open}
            onToggle={() => onOpen(step.id === open ? undefined : step.id)}
          >
            <StepContent mode={mode} step={step} next={stepAfter(steps, step.id)} onOpen={onOpen} />
          </StepItem>
        ))}
      </ol>
    </div>
  );
}
