import type { Documentation } from '@booking/contracts/ai-documentation';
import { ActionDialog } from '@booking/ui/kit';
import { useCreate, useUpdate } from './documentation.queries.ts';
import { changesOf, draftOf, newDraft, type EntryDraft, type EntryFields as Fields } from './entry-draft.ts';
import { EntryFields } from './entry-fields.tsx';
import { useEntryDraft } from './use-entry-draft.ts';

type Props = {
  title: string;
  confirm: string;
  start: EntryDraft;
  saving: { isPending: boolean; error: Error | null };
  onSave: (fields: Fields, close: () => void) => void;
  onClose: () => void;
};

function EntryDialog({ title, confirm, start, saving, onSave, onClose }: Props) {
  const { read, isUnsaved, ...draft } = useEntryDraft(start);
  const save = (close: () => void): void => {
    const fields = read();
    if (fields) onSave(fields, close);
  };
  return (
    <ActionDialog
      title={title}
      confirm={saving.isPending ? 'Saving…' : confirm}
      isPending={saving.isPending}
      isUnsaved={isUnsaved}
      error={saving.error}
      onConfirm={save}
      onClose={onClose}
    >
      <EntryFields {...draft} />
    </ActionDialog>
  );
}

export function AddDialog({ onClose }: { onClose: () => void }) {
  const create = useCreate();
  return (
    <EntryDialog
      title="Add Documentation"
      confirm="Add"
      start={newDraft}
      saving={create}
      onSave={(fields, close) => create.mutate(fields, { onSuccess: close })}
      onClose={onClose}
    />
  );
}

export function EditDialog({ entry, onClose }: { entry: Documentation; onClose: () => void }) {
  const update = useUpdate(entry);
  return (
    <EntryDialog
      title="Edit Documentation"
      confirm="Save"
      start={draftOf(entry)}
      saving={update}
      onSave={(fields, close) => update.mutate(changesOf(fields, entry), { onSuccess: close })}
      onClose={onClose}
    />
  );
}
