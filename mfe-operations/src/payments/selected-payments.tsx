import type { PaymentEvent } from '@booking/contracts/payments';
import { useCopy } from '@booking/remote-kit/kit';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { words } from './payments.words.ts';
import { isRetriable, useRetry } from './use-payment-actions.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

/** What can be done about several payments at once: nothing that moves money. */
export function SelectedPayments({ payments, onClear }: { payments: readonly PaymentEvent[]; onClear: () => void }) {
  const styles = useStyles();
  const copy = useCopy();
  const { isPending, mutateAsync } = useRetry();
  const stuck = payments.filter(isRetriable);
  // one after the other, for Cloudbeds takes five requests a second
  const retryAll = async (): Promise<void> => {
    for (const payment of stuck) await mutateAsync(payment).catch(() => undefined);
  };
  return (
    <div className={styles.root} role="group" aria-label={words.bulk.selected(payments.length)}>
      <Text aria-live="polite">{words.bulk.selected(payments.length)}</Text>
      {stuck.length > 0 && (
        <Button size="small" disabledFocusable={isPending} onClick={() => void (isPending || retryAll())}>
          {isPending ? words.actions.retrying : words.bulk.retry(stuck.length)}
        </Button>
      )}
      <Button size="small" onClick={() => copy(payments.map(({ id }) => id).join('\n'))}>
        {words.bulk.copy}
      </Button>
      <Button size="small" appearance="subtle" onClick={onClear}>
        {words.bulk.clear}
      </Button>
    </div>
  );
}
