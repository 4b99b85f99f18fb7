import { useForm } from '@booking/ui/form';
import { useCreate } from '../documentation.queries.ts';
import { words } from '../ai-documentation.words.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { entrySchema, newEntry, type EntryValues } from './entry-values.ts';
import { useEntryComplaint } from './use-entry-complaint.ts';

/** What is in the fields at first, besides what a new entry always has. */
type Props = { start?: Partial<EntryValues> | undefined; onClose: () => void };

export function AddDialog({ start, onClose }: Props) {
  const { mutateAsync } = useCreate();
  const form = useForm({
    schema: entrySchema,
    values: { ...newEntry, ...start },
    save: mutateAsync,
    onInvalid: useEntryComplaint(),
  });
  return <EntryDialog form={form} title={words.add} confirm={words.addShort} onClose={onClose} />;
}
