import type { ReactNode } from 'react';
import { ActionDialog } from '@booking/ui/kit';
import type { EntryDraft, EntryFields as Fields } from './entry-draft.ts';
import { EntryFields } from './entry-fields.tsx';
import { useEntryDraft } from './use-entry-draft.ts';

type Props = {
  title: string;
  confirm: string;
  start: EntryDraft;
  saving: { isPending: boolean; error: Error | null };
  /** What has to be known before it is saved. */
  notice?: ReactNode;
  onSave: (fields: Fields, close: () => void) => void;
  onClose: () => void;
};

/** An entry being typed. */
export function EntryDialog({ title, confirm, start, saving, notice, onSave, onClose }: Props) {
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
      {notice}
    </ActionDialog>
  );
}
