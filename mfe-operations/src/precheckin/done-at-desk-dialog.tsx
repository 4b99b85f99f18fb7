import { precheckinDeskEndpoints, type Precheckin } from '@booking/contracts/precheckins';
import { FormDialog, FormField, Textarea, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { useFinishByHand } from './precheckin.queries.ts';

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
      title={`Done at the desk: ${precheckin.guestName}`}
      confirm="Done at the desk"
      saving="Saving…"
      onClose={onClose}
    >
      <FormField form={form} name="note" label="Note" hint="What was done, if somebody may ask">
        {(input) => <Textarea {...input} />}
      </FormField>
      <Text>Cloudbeds is not asked; your name is kept with the note, and the alert goes.</Text>
    </FormDialog>
  );
}
