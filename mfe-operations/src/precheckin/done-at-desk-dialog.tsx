import { useState } from 'react';
import { precheckinDeskEndpoints, type Precheckin } from '@booking/contracts/precheckins';
import { ActionDialog, Field, Text, Textarea } from '@booking/ui/kit';
import { useFinishByHand } from './precheckin.queries.ts';

const { note: noteSchema } = precheckinDeskEndpoints.finish.body.shape;

/** Notes that the guest was checked in without us. */
export function DoneAtDeskDialog({ precheckin, onClose }: { precheckin: Precheckin; onClose: () => void }) {
  const { mutate, isPending, error } = useFinishByHand(precheckin);
  const [note, setNote] = useState('');
  const wrongNote = noteSchema.safeParse(note).error?.issues[0]?.message;
  return (
    <ActionDialog
      title={`Done at the desk: ${precheckin.guestName}`}
      confirm={isPending ? 'Saving…' : 'Done at the desk'}
      isPending={isPending}
      isUnsaved={note !== ''}
      error={error}
      onConfirm={(close) => {
        if (!wrongNote) mutate(note.trim(), { onSuccess: close });
      }}
      onClose={onClose}
    >
      <Field label="Note" hint="What was done, if somebody may ask" validationMessage={wrongNote}>
        <Textarea value={note} onChange={(_, { value }) => setNote(value)} />
      </Field>
      <Text>Cloudbeds is not asked; your name is kept with the note, and the alert goes.</Text>
    </ActionDialog>
  );
}
