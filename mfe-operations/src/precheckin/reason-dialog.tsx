import { precheckinDeskEndpoints, type SignedKind } from '@booking/contracts/precheckins';
import { FormDialog, FormField, Input, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { words } from './precheckin.words.ts';
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
      confirm={words.images.view}
      saving={words.images.fetching}
      onSaved={({ image }) => onImage(image)}
      onClose={onClose}
    >
      <FormField form={form} name="reason" label={words.images.why} hint={words.images.example}>
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <Text>{words.images.logged}</Text>
    </FormDialog>
  );
}
