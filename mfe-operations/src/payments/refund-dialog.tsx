import { useState } from 'react';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { formatDollars } from '@booking/hotel/money';
import { call } from '@booking/http/call';
import { ActionDialog, Field, Input, Text, Textarea } from '@booking/ui/kit';
import { guestOf } from './metadata.ts';
import { usePaymentAction } from './payments.queries.ts';
import { leftCents, problemOfAmount, problemOfReason, typedCents } from './refund.ts';

const useRefund = ({ id, refundedCents, syncStatus }: PaymentEvent) =>
  usePaymentAction(
    (wish: { amountCents: number; reason: string }) =>
      call(paymentEndpoints.refund, { params: { id }, body: { ...wish, seen: { refundedCents, syncStatus } } }),
    () => ({ title: 'Success', body: 'Stripe has taken the refund.' }),
  );

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
  const [amount, setAmount] = useState((left / 100).toFixed(2));
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const amountCents = typedCents(amount);
  const wrongAmount = problemOfAmount(amountCents, left);
  const wrongReason = problemOfReason(reason);
  const confirm = (close: () => void): void => {
    setChecked(true);
    if (amountCents === undefined || wrongAmount || wrongReason) return;
    mutate({ amountCents, reason: reason.trim() }, { onSuccess: close });
  };
  const sum = amountCents === undefined || wrongAmount ? 'The amount' : formatDollars(amountCents / 100);
  return (
    <ActionDialog
      title={`Refund ${guestOf(payment)}`}
      confirm={isPending ? 'Refunding…' : 'Refund'}
      isPending={isPending}
      isUnsaved={reason !== ''}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field
        label="Amount in dollars"
        hint={`${formatDollars(left / 100)} is left to refund`}
        validationMessage={isChecked ? wrongAmount : undefined}
      >
        <Input inputMode="decimal" autoComplete="off" value={amount} onChange={(_, { value }) => setAmount(value)} />
      </Field>
      <Field label="Reason" validationMessage={isChecked ? wrongReason : undefined}>
        <Textarea maxLength={300} value={reason} onChange={(_, { value }) => setReason(value)} />
      </Field>
      <Text>
        {sum} goes back through Stripe to the card it was paid with, which cannot be undone. {consequenceOf(payment)}
      </Text>
    </ActionDialog>
  );
}
