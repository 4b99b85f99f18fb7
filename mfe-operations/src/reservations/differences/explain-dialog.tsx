import { paymentMatchEndpoints, type PaymentDifference } from '@booking/contracts/payment-match';
import { ActionDialog, Field, Text, Textarea } from '@booking/ui/kit';
import { useChecked } from '@booking/ui/use-checked';
import { nameOf } from './difference-row.tsx';
import { DifferenceSides } from './difference-sides.tsx';
import { useExplain } from './payment-match.queries.ts';

const { note: noteSchema } = paymentMatchEndpoints.explain.body.shape;

/** Says why a difference stays. */
export function ExplainDialog({ difference, onClose }: { difference: PaymentDifference; onClose: () => void }) {
  const { mutate, isPending, error } = useExplain(difference.id);
  const note = useChecked(noteSchema);
  const confirm = (close: () => void): void => {
    if (note.check()) mutate(note.text.trim(), { onSuccess: close });
  };
  return (
    <ActionDialog
      title={`Explain: ${nameOf(difference)}`}
      confirm={isPending ? 'Saving…' : 'Save explanation'}
      isPending={isPending}
      isUnsaved={note.isChanged}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <DifferenceSides says={difference.says} />
      <Field label="Why it stays" validationMessage={note.problem}>
        <Textarea maxLength={300} value={note.text} onChange={(_, { value }) => note.setText(value)} />
      </Field>
      <Text>It raises no alert any more, unless it becomes another difference. No money moves.</Text>
    </ActionDialog>
  );
}
