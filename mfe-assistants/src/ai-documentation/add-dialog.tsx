import { useCreate } from './documentation.queries.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { newDraft } from './entry-draft.ts';

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
