import type { Mode } from '@booking/contracts/mode';
import type { SetupProvider, SetupStep } from '@booking/contracts/setup';
import { reasonOf } from '@booking/http/request-error';
import { Time, useHost } from '@booking/remote-kit/kit';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { PartTitle } from '../../part-title.tsx';
import { useProveCallbacks, useSetUpCallbacks } from '../setup.queries.ts';
import { providerNames, words } from '../setup.words.ts';
import { sawNewCallback } from './saw-new-callback.ts';

const says = words.callbacks;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  failed: { color: tokens.colorPaletteRedForeground1 },
});

type Props = { mode: Mode; provider: SetupProvider; step: SetupStep };

/** Whether the service calls us back: has it told our address, and an event sent to prove that it arrives. */
export function CallbacksPart({ mode, provider, step }: Props) {
  const styles = useStyles();
  const { toast } = useHost();
  const setUp = useSetUpCallbacks(mode, provider);
  const prove = useProveCallbacks(mode, provider);
  const isPending = setUp.isPending || prove.isPending;
  const error = setUp.error ?? prove.error;
  const onProved = (now: SetupStep): void =>
    toast(
      sawNewCallback(step, now)
        ? { title: words.success, body: says.arrived }
        : { intent: 'error', title: words.error, body: says.notArrived },
    );
  return (
    <div className={styles.root}>
      <PartTitle>{says.title}</PartTitle>
      <Text>
        {step.lastCallbackAt === null ? (
          says.none
        ) : (
          <>
            {says.last} <Time at={step.lastCallbackAt} />
          </>
        )}
      </Text>
      <div className={styles.actions}>
        {step.canSetUpCallbacks && (
          <Button
            disabledFocusable={isPending}
            onClick={() => {
              prove.reset();
              setUp.mutate(undefined, {
                onSuccess: () => toast({ title: words.success, body: says.isSetUp(providerNames[provider]) }),
              });
            }}
          >
            {setUp.isPending ? says.settingUp : says.setUp(providerNames[provider])}
          </Button>
        )}
        {step.canProveCallbacks && (
          <Button
            disabledFocusable={isPending}
            onClick={() => {
              setUp.reset();
              prove.mutate(step, { onSuccess: onProved });
            }}
          >
            {prove.isPending ? says.proving : says.prove}
          </Button>
        )}
      </div>
      {error && (
        <Text role="alert" className={styles.failed}>
          {reasonOf(error)}
        </Text>
      )}
    </div>
  );
}
