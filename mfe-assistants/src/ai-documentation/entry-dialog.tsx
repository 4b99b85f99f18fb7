import type { Documentation } from '@booking/contracts/ai-documentation';
import { ActionDialog } from '@booking/ui/kit';
import { useCreate, useUpdate } from './documentation.queries.ts';
import { changesOf, draftOf, newDraft } from './entry-draft.ts';
import { EntryFields } from './entry-fields.tsx';
import { useEntryDraft } from './use-entry-draft.ts';

export function AddDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error } = useCreate();
  const { read, isUnsaved, ...draft } = useEntryDraft(newDraft);
  const confirm = (close: () => void): void => {
    const fields = read();
    if (fields) mutate(fields, { onSuccess: close });
  };
  return (
    <ActionDialog
      title="Add Documentation"
      confirm={isPending ? 'Adding…' : 'Add'}
      isPending={isPending}
      isUnsaved={isUnsaved}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <EntryFields {...draft} />
    </ActionDialog>
  );
}

export function EditDialog({ entry, onClose }: { entry: Documentation; onClose: () => void }) {
  const { mutate, isPending, error } = useUpdate(entry);
  const { read, isUnsaved, ...draft } = useEntryDraft(draftOf(entry));
  const confirm = (close: () => void): void => {
    const fields = read();
    if (fields) mutate(changesOf(fields, entry), { onSuccess: close });
  };
  return (
    <ActionDialog
      title="Edit Documentation"
      confirm={isPending ? 'Saving…' : 'Save'}
      isPending={isPending}
      isUnsaved={isUnsaved}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <EntryFields {...draft} />
    </ActionDialog>
  );
}
