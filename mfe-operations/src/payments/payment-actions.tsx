import { useState } from 'react';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { call } from '@booking/http/call';
import { useMay } from '@booking/remote-kit/kit';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import { CloseDialog } from './close-dialog.tsx';
import { guestOf } from './metadata.ts';
import { usePaymentAction } from './payments.queries.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { leftCents } from './refund.ts';
import { syncToast } from '../sync-toast.ts';

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } });

const useRetry = ({ id }: PaymentEvent) =>
  usePaymentAction(
    () => call(paymentEndpoints.retrySync, { params: { id }, body: {} }),
    ({ syncStatus, syncError }) => syncToast(syncStatus, syncError, 'The reservation is in Cloudbeds.'),
  );

/** What a manager can do about a payment; nothing for others. */
export function PaymentActions({ payment }: { payment: PaymentEvent }) {
  const styles = useStyles();
  const isAllowed = useMay('payments:refund');
  const [asked, setAsked] = useState<'refund' | 'close'>();
  const retry = useRetry(payment);
  if (!isAllowed) return null;
  const ask = { payment, onClose: () => setAsked(undefined) };
  const guest = guestOf(payment);
  return (
    <div className={styles.root}>
      {payment.isUnsynced && (
        <>
          {payment.askedCents === null && (
            <Button
              size="small"
              aria-label={`Retry: ${guest}`}
              disabledFocusable={retry.isPending}
              onClick={() => retry.mutate()}
            >
              {retry.isPending ? 'Retrying…' : 'Retry'}
            </Button>
          )}
          <Button size="small" aria-label={`Close by hand: ${guest}`} onClick={() => setAsked('close')}>
            Close by hand
          </Button>
        </>
      )}
      {leftCents(payment) > 0 && (
        <Button size="small" aria-label={`Refund: ${guest}`} onClick={() => setAsked('refund')}>
          Refund
        </Button>
      )}
      {asked === 'refund' && <RefundDialog {...ask} />}
      {asked === 'close' && <CloseDialog {...ask} />}
    </div>
  );
}
