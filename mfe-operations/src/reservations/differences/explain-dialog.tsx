import { paymentMatchEndpoints, type PaymentDifference } from '@booking/contracts/payment-match';
import { FormDialog, FormField, Textarea, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { nameOf } from './difference-row.tsx';
import { DifferenceSides } from './difference-sides.tsx';
import { words as allWords } from './differences.words.ts';
import { useExplain } from './payment-match.queries.ts';

const words = allWords.dialog;

/** Says why a difference stays. */
export function ExplainDialog({ difference, onClose }: { difference: PaymentDifference; onClose: () => void }) {
  const { mutateAsync } = useExplain(difference.id);
  const form = useForm({ schema: paymentMatchEndpoints.explain.body, values: { note: '' }, save: mutateAsync });
  return (
    <FormDialog
      form={form}
      title={words.title(nameOf(difference))}
      confirm={words.does}
      saving={words.doing}
      onClose={onClose}
    >
      <DifferenceSides says={difference.says} />
      <FormField form={form} name="note" label={words.reason}>
        {(input) => <Textarea {...input} />}
      </FormField>
      <Text>{words.about}</Text>
    </FormDialog>
  );
}
