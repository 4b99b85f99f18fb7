import { useState } from 'react';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { call } from '@booking/http/call';
import { ActionDialog, Field, Input, Text, Textarea } from '@booking/ui/kit';
import { useChecked } from '@booking/ui/use-checked';
import { guestOf } from './metadata.ts';
import { usePaymentAction } from './payments.queries.ts';

const { note: noteSchema } = paymentEndpoints.close.body.shape;

const useClose = ({ id }: PaymentEvent) =>
  usePaymentAction(
    (body: { reservationId: string | undefined; note: string }) =>
      call(paymentEndpoints.close, { params: { id }, body }),
    () => ({ title: 'Success', body: 'The payment is closed by hand.' }),
  );

/** Marks what was paid and could not be booked as dealt with. */
export function CloseDialog({ payment, onClose }: { payment: PaymentEvent; onClose: () => void }) {
  const { mutate, isPending, error } = useClose(payment);
  const [reservationId, setReservationId] = useState('');
  const note = useChecked(noteSchema);
  const confirm = (close: () => void): void => {
    if (!note.check()) return;
    mutate({ reservationId: reservationId.trim() || undefined, note: note.text.trim() }, { onSuccess: close });
  };
  return (
    <ActionDialog
      title={`Close by hand: ${guestOf(payment)}`}
      confirm={isPending ? 'Closing…' : 'Close by hand'}
      isPending={isPending}
      isUnsaved={note.isChanged || reservationId !== ''}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field label="Reservation id" hint="If you made the reservation in Cloudbeds yourself">
        <Input
          autoComplete="off"
          maxLength={40}
          value={reservationId}
          onChange={(_, { value }) => setReservationId(value)}
        />
      </Field>
      <Field label="What was done" validationMessage={note.problem}>
        <Textarea maxLength={300} value={note.text} onChange={(_, { value }) => note.setText(value)} />
      </Field>
      <Text>Cloudbeds is not asked again for this payment, its alert goes, and no money moves.</Text>
    </ActionDialog>
  );
}
