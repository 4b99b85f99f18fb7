import { asSaid } from '@booking/contracts/labels';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { formatDollars } from '@booking/hotel/money';
import { call } from '@booking/http/call';
import { FormDialog, FormField, Input, Textarea, useForm, useWatch } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { guestOf } from './metadata.ts';
import { usePaymentAction } from './payments.queries.ts';
import { leftCents, refundUpTo } from './refund.ts';

const useRefund = ({ id, refundedCents, syncStatus }: PaymentEvent) => {
  const seen = { refundedCents, syncStatus: syncStatus && asSaid(syncStatus) };
  return usePaymentAction(
    (wish: { amountCents: number; reason: string }) =>
      call(paymentEndpoints.refund, { params: { id }, body: { ...wish, seen } }),
    () => ({ title: 'Success', body: 'Stripe has taken the refund.' }),
  );
};

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
  const { mutateAsync } = useRefund(payment);
  const left = leftCents(payment);
  const schema = refundUpTo(left);
  const form = useForm({
    schema,
    values: { amountCents: (left / 100).toFixed(2), reason: '' },
    save: mutateAsync,
  });
  const { data: cents } = schema.shape.amountCents.safeParse(useWatch({ control: form.control, name: 'amountCents' }));
  const sum = cents === undefined ? 'The amount' : formatDollars(cents / 100);
  return (
    <FormDialog form={form} title={`Refund ${guestOf(payment)}`} confirm="Refund" saving="Refunding…" onClose={onClose}>
      <FormField
        form={form}
        name="amountCents"
        label="Amount in dollars"
        hint={`${formatDollars(left / 100)} is left to refund`}
      >
        {(input) => <Input inputMode="decimal" autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="reason" label="Reason">
        {(input) => <Textarea {...input} />}
      </FormField>
      <Text>
        {sum} goes back through Stripe to the card it was paid with, which cannot be undone. {consequenceOf(payment)}
      </Text>
    </FormDialog>
  );
}
