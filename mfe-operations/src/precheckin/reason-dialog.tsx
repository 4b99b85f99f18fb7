import { precheckinDeskEndpoints, type SignedKind } from '@booking/contracts/precheckins';
import { FormDialog, FormField, Input, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { useViewImage } from './precheckin.queries.ts';

type Props = {
  id: string;
  kind: SignedKind;
  title: string;
  onImage: (image: string) => void;
  onClose: () => void;
};

/** Asks why somebody needs to see an image, before it is handed over. */
export function ReasonDialog({ id, kind, title, onImage, onClose }: Props) {
  const { mutateAsync } = useViewImage(id);
  const form = useForm({
    schema: precheckinDeskEndpoints.view.body,
    values: { kind, reason: '' },
    save: mutateAsync,
  });
  return (
    <FormDialog
      form={form}
      title={title}
      confirm="View image"
      saving="Fetching…"
      onSaved={({ image }) => onImage(image)}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="reason"
        label="Why do you need to see it?"
        hint="As in “Compare with the guest at the desk”"
      >
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <Text>Your name, the time and this reason are written down, and everybody at the desk can read them.</Text>
    </FormDialog>
  );
}
