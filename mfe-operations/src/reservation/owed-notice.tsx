import { useState } from 'react';
import type { PaymentEvent } from '@booking/contracts/payments';
import type { ReservationNow } from '@booking/contracts/reservations';
import { formatDollars } from '@booking/hotel/money';
import { useMay, useQuery } from '@booking/remote-kit/kit';
import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@booking/ui/kit';
import { RefundDialog } from '../refunds/refund-dialog.tsx';
import { leftCents } from '../refunds/refund.ts';
import { reservationQueries } from './reservation.queries.ts';
import { words } from './reservation.words.ts';

/** Says of a canceled reservation what was paid and not refunded, with the way to refund it; nothing of others. */
export function OwedNotice({ reservation: { id, status, paidCents } }: { reservation: ReservationNow }) {
  const isCanceled = status === 'canceled';
  const mayRefund = useMay('payments:refund');
  const { data } = useQuery({ ...reservationQueries.payments(id), enabled: isCanceled });
  const [refunded, setRefunded] = useState<PaymentEvent>();
  if (!isCanceled || !data) return null;
  const own = data.rows.filter(({ reservationId }) => reservationId === id);
  const left = own.filter((payment) => leftCents(payment) > 0);
  const owedCents = left.reduce((sum, payment) => sum + leftCents(payment), 0);
  const inCloudbeds = own.length === 0 && paidCents > 0 ? words.owedInCloudbeds(formatDollars(paidCents / 100)) : null;
  const sentence = owedCents > 0 ? words.owed(formatDollars(owedCents / 100)) : inCloudbeds;
  if (!sentence && !refunded) return null;
  return (
    <>
      {sentence && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{sentence}</MessageBarBody>
          {mayRefund && left[0] && (
            <MessageBarActions>
              <Button size="small" onClick={() => setRefunded(left[0])}>
                {words.actions.refund}
              </Button>
            </MessageBarActions>
          )}
        </MessageBar>
      )}
      {refunded && <RefundDialog payment={refunded} onClose={() => setRefunded(undefined)} />}
    </>
  );
}
