import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { formatDollars } from '@booking/hotel/money';
import { call } from '@booking/http/call';
import { ActionDialog, Field, Input, Text, Textarea } from '@booking/ui/kit';
import { useChecked } from '@booking/ui/use-checked';
import { guestOf } from './metadata.ts';
import { usePaymentAction } from './payments.queries.ts';
import { amountUpTo, leftCents } from './refund.ts';

const useRefund = ({ id, refundedCents, syncStatus }: PaymentEvent) =>
  usePaymentAction(
    (wish: { amountCents: number; reason: string }) =>
      call(paymentEndpoints.refund, { params: { id }, body: { ...wish, seen: { refundedCents, syncStatus } } }),
    () => ({ title: 'Success', body: 'Stripe has taken the refund.' }),
  );

const { reason: reasonSchema } = paymentEndpoints.refund.body.shape;

/** What a refund does not do at Cloudbeds by itself. */
const consequenceOf = ({ purpose, syncStatus, reservationId }: PaymentEvent): string => {
  const isCarriedOut = syncStatus === 'synced' || (purpose === 'booking' && reservationId !== null);
  if (!isCarriedOut) return 'Once all of it is given back, it is not entered in Cloudbeds any more.';
  return reservationId
    ? 'The refund is noted on the reservation, which stands until it is cancelled in Cloudbeds.'
    : '';
};

/** Gives back what is left of a payment, or a part of it. */
export function RefundDialog({ payment, onClose }: { payment: PaymentEvent; onClose: () => void }) {
  const { mutate, isPending, error } = useRefund(payment);
  const left = leftCents(payment);
  const upToLeft = amountUpTo(left);
  const amount = useChecked(upToLeft, (left / 100).toFixed(2));
  const reason = useChecked(reasonSchema);
  const { data: amountCents } = upToLeft.safeParse(amount.text);
  const confirm = (close: () => void): void => {
    // each says what is wrong with it
    const isRight = [amount.check(), reason.check()].every(Boolean);
    if (isRight && amountCents !== undefined) {
      mutate({ amountCents, reason: reason.text.trim() }, { onSuccess: close });
    }
  };
  const sum = amountCents === undefined ? 'The amount' : formatDollars(amountCents / 100);
  return (
    <ActionDialog
      title={`Refund ${guestOf(payment)}`}
      confirm={isPending ? 'Refunding…' : 'Refund'}
      isPending={isPending}
      isUnsaved={reason.isChanged}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field
        label="Amount in dollars"
        hint={`${formatDollars(left / 100)} is left to refund`}
        validationMessage={amount.problem}
      >
        <Input
          inputMode="decimal"
          autoComplete="off"
          value={amount.text}
          onChange={(_, { value }) => amount.setText(value)}
        />
      </Field>
      <Field label="Reason" validationMessage={reason.problem}>
        <Textarea maxLength={300} value={reason.text} onChange={(_, { value }) => reason.setText(value)} />
      </Field>
      <Text>
        {sum} goes back through Stripe to the card it was paid with, which cannot be undone. {consequenceOf(payment)}
      </Text>
    </ActionDialog>
  );
}
