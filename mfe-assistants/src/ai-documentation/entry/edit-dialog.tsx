import type { Documentation } from '@booking/contracts/ai-documentation';
import { ConflictDialog } from '@booking/ui/form';
import { Facts, makeStyles, MessageBar, MessageBarBody } from '@booking/ui/kit';
import { fieldLabels, inWords, type EntryField } from '../history/changed-fields.ts';
import { words } from '../ai-documentation.words.ts';
import { EntryDialog } from './entry-dialog.tsx';
import type { EntryValues } from './entry-values.ts';
import { useEntryForm } from './use-entry-form.ts';

const useStyles = makeStyles({ text: { whiteSpace: 'pre-line' } });

const deleted = (
  <MessageBar intent="warning" layout="multiline" role="alert">
    <MessageBarBody>{words.deletedMeanwhile}</MessageBarBody>
  </MessageBar>
);

export function EditDialog({ entry, onClose }: { entry: Documentation; onClose: () => void }) {
  const styles = useStyles();
  const { form, isDeleted, error } = useEntryForm(entry);
  const { conflict, isSaving, decide, putOff } = form;
  const text = (field: EntryField, value: EntryValues[EntryField]) => (
    <span className={styles.text}>{inWords(field, value)}</span>
  );
  return (
    <>
      <EntryDialog
        form={form}
        title="Edit Documentation"
        confirm={isDeleted ? 'Restore and Save' : 'Save'}
        error={error}
        notice={isDeleted && deleted}
        onClose={onClose}
      />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          labelOf={(field) => fieldLabels[field]}
          comparison={(field) => (
            <Facts
              facts={[
                ['Theirs', text(field, conflict.theirs[field])],
                ['Yours', text(field, form.getValues(field))],
              ]}
            />
          )}
          isSaving={isSaving}
          onDecided={decide}
          onPutOff={putOff}
        />
      )}
    </>
  );
}
