import { paymentMatchEndpoints, type PaymentDifference } from '@booking/contracts/payment-match';
import { FormDialog, FormField, Textarea, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { nameOf } from './difference-row.tsx';
import { DifferenceSides } from './difference-sides.tsx';
import { useExplain } from './payment-match.queries.ts';

/** Says why a difference stays. */
export function ExplainDialog({ difference, onClose }: { difference: PaymentDifference; onClose: () => void }) {
  const { mutateAsync } = useExplain(difference.id);
  const form = useForm({ schema: paymentMatchEndpoints.explain.body, values: { note: '' }, save: mutateAsync });
  return (
    <FormDialog
      form={form}
      title={`Explain: ${nameOf(difference)}`}
      confirm="Save explanation"
      saving="Saving…"
      onClose={onClose}
    >
      <DifferenceSides says={difference.says} />
      <FormField form={form} name="note" label="Why it stays">
        {(input) => <Textarea {...input} />}
      </FormField>
      <Text>It raises no alert any more, unless it becomes another difference. No money moves.</Text>
    </FormDialog>
  );
}
