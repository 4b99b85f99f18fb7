import { precheckinDeskEndpoints, type SignedKind } from '@booking/contracts/precheckins';
import { ActionDialog, Field, Input, Text } from '@booking/ui/kit';
import { useChecked } from '@booking/ui/use-checked';
import { useViewImage } from './precheckin.queries.ts';

const { reason: reasonSchema } = precheckinDeskEndpoints.view.body.shape;

type Props = {
  id: string;
  kind: SignedKind;
  title: string;
  onImage: (image: string) => void;
  onClose: () => void;
};

/** Asks why somebody needs to see an image, before it is handed over. */
export function ReasonDialog({ id, kind, title, onImage, onClose }: Props) {
  const { mutate, isPending, error } = useViewImage(id, kind);
  const reason = useChecked(reasonSchema);
  const confirm = (close: () => void): void => {
    if (!reason.check()) return;
    mutate(reason.text.trim(), {
      onSuccess: ({ image }) => {
        onImage(image);
        close();
      },
    });
  };
  return (
    <ActionDialog
      title={title}
      confirm={isPending ? 'Fetching…' : 'View image'}
      isPending={isPending}
      isUnsaved={reason.isChanged}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field
        label="Why do you need to see it?"
        hint="As in “Compare with the guest at the desk”"
        validationMessage={reason.problem}
      >
        <Input
          autoComplete="off"
          maxLength={200}
          value={reason.text}
          onChange={(_, { value }) => reason.setText(value)}
        />
      </Field>
      <Text>Your name, the time and this reason are written down, and everybody at the desk can read them.</Text>
    </ActionDialog>
  );
}
