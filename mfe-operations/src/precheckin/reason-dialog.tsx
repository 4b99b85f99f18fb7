import { useState } from 'react';
import { precheckinDeskEndpoints, type SignedKind } from '@booking/contracts/precheckins';
import { ActionDialog, Field, Input, Text } from '@booking/ui/kit';
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
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const wrongReason = reasonSchema.safeParse(reason).error?.issues[0]?.message;
  const confirm = (close: () => void): void => {
    setChecked(true);
    if (wrongReason) return;
    mutate(reason.trim(), {
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
      isUnsaved={reason !== ''}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field
        label="Why do you need to see it?"
        hint="As in “Compare with the guest at the desk”"
        validationMessage={isChecked ? wrongReason : undefined}
      >
        <Input autoComplete="off" maxLength={200} value={reason} onChange={(_, { value }) => setReason(value)} />
      </Field>
      <Text>Your name, the time and this reason are written down, and everybody at the desk can read them.</Text>
    </ActionDialog>
  );
}
