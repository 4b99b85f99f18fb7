import { useState } from 'react';
import { paymentMatchEndpoints, type PaymentDifference } from '@booking/contracts/payment-match';
import { ActionDialog, Field, Text, Textarea } from '@booking/ui/kit';
import { nameOf } from './difference-row.tsx';
import { DifferenceSides } from './difference-sides.tsx';
import { useExplain } from './payment-match.queries.ts';

const { note: noteSchema } = paymentMatchEndpoints.explain.body.shape;

/** Says why a difference stays. */
export function ExplainDialog({ difference, onClose }: { difference: PaymentDifference; onClose: () => void }) {
  const { mutate, isPending, error } = useExplain(difference.id);
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const wrongNote = noteSchema.safeParse(note).error?.issues[0]?.message;
  const confirm = (close: () => void): void => {
    setChecked(true);
    if (!wrongNote) mutate(note.trim(), { onSuccess: close });
  };
  return (
    <ActionDialog
      title={`Explain: ${nameOf(difference)}`}
      confirm={isPending ? 'Saving…' : 'Save explanation'}
      isPending={isPending}
      isUnsaved={note !== ''}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <DifferenceSides says={difference.says} />
      <Field label="Why it stays" validationMessage={isChecked ? wrongNote : undefined}>
        <Textarea maxLength={300} value={note} onChange={(_, { value }) => setNote(value)} />
      </Field>
      <Text>It raises no alert any more, unless it becomes another difference. No money moves.</Text>
    </ActionDialog>
  );
}
