import { useForm } from '@booking/ui/form';
import { useCreate } from './documentation.queries.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { entrySchema, newEntry } from './entry-values.ts';
import { useEntryComplaint } from './use-entry-complaint.ts';

export function AddDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useCreate();
  const form = useForm({
    schema: entrySchema,
    values: newEntry,
    save: mutateAsync,
    onInvalid: useEntryComplaint(),
  });
  return <EntryDialog form={form} title="Add Documentation" confirm="Add" onClose={onClose} />;
}
