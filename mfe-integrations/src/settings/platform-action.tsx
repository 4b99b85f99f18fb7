import type { PlatformUpdate } from '@booking/contracts/voice';
import { reasonOf } from '@booking/http/request-error';
import { useHost, useMutation } from '@booking/remote-kit/kit';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { PlatformResult } from './platform-result.tsx';
import { words } from './settings.words.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalS,
    ':not(:last-child)': {
      paddingBottom: tokens.spacingVerticalL,
      borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  failed: { color: tokens.colorPaletteRedForeground1 },
});

type Props = {
  name: string;
  purpose: string;
  waiting: string;
  failure: string;
  run: () => Promise<PlatformUpdate>;
};

/** One change at the voice platform: what it does, the button, and what came of each thing that was touched. */
export function PlatformAction({ name, purpose, waiting, failure, run }: Props) {
  const styles = useStyles();
  const { toast } = useHost();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: run,
    onSuccess: ({ success, message }) =>
      toast(
        success
          ? { title: words.toasts.success, body: message }
          : { intent: 'error', title: words.voice.warning, body: message },
      ),
    onError: () => toast({ intent: 'error', title: words.toasts.error, body: failure }),
  });
  return (
    <div className={styles.root}>
      <Text className={styles.quiet}>{purpose}</Text>
      <Button disabledFocusable={isPending} onClick={() => mutate()}>
        {isPending ? waiting : name}
      </Button>
      {error && <Text className={styles.failed}>{reasonOf(error)}</Text>}
      {data && <PlatformResult action={name} update={data} />}
    </div>
  );
}
