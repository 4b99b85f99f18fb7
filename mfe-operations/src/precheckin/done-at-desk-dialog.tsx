import { precheckinDeskEndpoints, type Precheckin } from '@booking/contracts/precheckins';
import { FormDialog, FormField, Textarea, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { words } from './precheckin.words.ts';
import { useFinishByHand } from './precheckin.queries.ts';

const { checkIn } = words;

/** Notes that the guest was checked in without us. */
export function DoneAtDeskDialog({ precheckin, onClose }: { precheckin: Precheckin; onClose: () => void }) {
  const { mutateAsync } = useFinishByHand(precheckin);
  const form = useForm({
    schema: precheckinDeskEndpoints.finish.body,
    values: { how: 'by_hand' as const, note: '' },
    save: mutateAsync,
    mode: 'onChange',
  });
  return (
    <FormDialog
      form={form}
      title={checkIn.deskDialog(precheckin.guestName)}
      confirm={checkIn.atDesk}
      saving={checkIn.saving}
      onClose={onClose}
    >
      <FormField form={form} name="note" label={checkIn.note} hint={checkIn.noteHint}>
        {(input) => <Textarea {...input} />}
      </FormField>
      <Text>{checkIn.deskBody}</Text>
    </FormDialog>
  );
}
