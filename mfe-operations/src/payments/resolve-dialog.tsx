import * as z from 'zod/mini';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { call } from '@booking/http/call';
import { FormDialog, FormField, Input, Textarea, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { guestOf } from '../refunds/guest-of.ts';
import { usePaymentAction } from '../refunds/use-payment-action.ts';
import { words as allWords } from './payments.words.ts';

const words = allWords.resolve;

const { shape } = paymentEndpoints.close.body;
const schema = z.object({
  ...shape,
  reservationId: z.pipe(
    z.transform((typed: string) => typed.trim() || undefined),
    shape.reservationId,
  ),
});

const useResolve = ({ id }: PaymentEvent) =>
  usePaymentAction(
    (body: z.infer<typeof schema>) => call(paymentEndpoints.close, { params: { id }, body }),
    () => ({ title: allWords.success, body: words.done }),
  );

/** Marks what was paid and could not be booked as dealt with. */
export function ResolveDialog({ payment, onClose }: { payment: PaymentEvent; onClose: () => void }) {
  const { mutateAsync } = useResolve(payment);
  const form = useForm({ schema, values: { reservationId: '', note: '' }, save: mutateAsync });
  return (
    <FormDialog
      form={form}
      title={words.title(guestOf(payment))}
      confirm={words.does}
      saving={words.doing}
      onClose={onClose}
    >
      <FormField form={form} name="reservationId" label={words.reservation} hint={words.reservationHint}>
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="note" label={words.note}>
        {(input) => <Textarea {...input} />}
      </FormField>
      <Text>{words.about}</Text>
    </FormDialog>
  );
}
