import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { asSaid } from '@booking/contracts/labels';
import type { Mode } from '@booking/contracts/mode';
import type { SetupStep } from '@booking/contracts/setup';
import { reasonOf } from '@booking/http/request-error';
import { Time } from '@booking/remote-kit/kit';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { useCheckStep } from '../setup.queries.ts';
import { words } from '../setup.words.ts';
import { titleOf } from './step-look.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground3 },
  failed: { color: tokens.colorPaletteRedForeground1 },
});

/** Checks one step anew; the answer is shown in its place. */
export function CheckAgain({ mode, step }: { mode: Mode; step: SetupStep }) {
  const styles = useStyles();
  const { error, isPending, mutate } = useCheckStep(mode, asSaid(step.id));
  const word = isPending ? words.checking : words.checkAgain;
  return (
    <div className={styles.root}>
      <Button
        icon={<ArrowClockwiseRegular />}
        aria-label={isPending ? words.checking : words.checkAgainOf(titleOf(step.id))}
        disabledFocusable={isPending}
        onClick={() => mutate()}
      >
        {word}
      </Button>
      <Text size={200} className={styles.quiet} role="status">
        {words.checkedAt} <Time at={step.checkedAt} />
      </Text>
      {error && (
        <Text role="alert" className={styles.failed}>
          {reasonOf(error)}
        </Text>
      )}
    </div>
  );
}
