import * as z from 'zod/mini';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { call } from '@booking/http/call';
import { FormDialog, FormField, Input, Textarea, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { guestOf } from './metadata.ts';
import { usePaymentAction } from './payments.queries.ts';

const { shape } = paymentEndpoints.close.body;
const schema = z.object({
  ...shape,
  reservationId: z.pipe(
    z.transform((typed: string) => typed.trim() || undefined),
    shape.reservationId,
  ),
});

const useClose = ({ id }: PaymentEvent) =>
  usePaymentAction(
    (body: z.infer<typeof schema>) => call(paymentEndpoints.close, { params: { id }, body }),
    () => ({ title: 'Success', body: 'The payment is closed by hand.' }),
  );

/** Marks what was paid and could not be booked as dealt with. */
export function CloseDialog({ payment, onClose }: { payment: PaymentEvent; onClose: () => void }) {
  const { mutateAsync } = useClose(payment);
  const form = useForm({ schema, values: { reservationId: '', note: '' }, save: mutateAsync });
  return (
    <FormDialog
      form={form}
      title={`Close by hand: ${guestOf(payment)}`}
      confirm="Close by hand"
      saving="Closing…"
      onClose={onClose}
    >
      <FormField
        form={form}
        name="reservationId"
        label="Reservation id"
        hint="If you made the reservation in Cloudbeds yourself"
      >
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="note" label="What was done">
        {(input) => <Textarea {...input} />}
      </FormField>
      <Text>Cloudbeds is not asked again for this payment, its alert goes, and no money moves.</Text>
    </FormDialog>
  );
}
