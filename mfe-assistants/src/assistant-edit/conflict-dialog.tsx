import { ConflictDialog as Dialog } from '@booking/ui/form';
import { Comparison } from './compare/comparison.tsx';
import { labelOf } from './draft.ts';
import { useEditor } from './editor-context.ts';

/** Both versions of an assistant that two people saved. */
export function ConflictDialog() {
  const { form, decide } = useEditor();
  const { conflict, putOff, isSaving } = form;
  if (!conflict) return null;
  const { theirs } = conflict;
  return (
    <Dialog
      conflict={conflict}
      labelOf={labelOf}
      comparison={(field) => (
        <Comparison names={['Theirs', 'Yours']} before={theirs[field]} after={form.getValues(field)} />
      )}
      isSaving={isSaving}
      onDecided={decide}
      onPutOff={putOff}
    />
  );
}
