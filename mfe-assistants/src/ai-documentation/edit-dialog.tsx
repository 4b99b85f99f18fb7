import type { Documentation } from '@booking/contracts/ai-documentation';
import { ConflictDialog, Facts, makeStyles, MessageBar, MessageBarBody } from '@booking/ui/kit';
import { fieldLabels, inWords, type EntryField } from './changed-fields.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { draftOf } from './entry-draft.ts';
import { useEntryEdit } from './use-entry-edit.ts';

const useStyles = makeStyles({ text: { whiteSpace: 'pre-line' } });

const deleted = (
  <MessageBar intent="warning" layout="multiline" role="alert">
    <MessageBarBody>
      Somebody deleted this entry meanwhile. What you typed is still here: restore the entry with it, or cancel.
    </MessageBarBody>
  </MessageBar>
);

export function EditDialog({ entry, onClose }: { entry: Documentation; onClose: () => void }) {
  const styles = useStyles();
  const { save, isPending, error, isDeleted, changes, conflict, decide, putOff } = useEntryEdit(entry);
  const text = (field: EntryField, value: Documentation[EntryField]) => (
    <span className={styles.text}>{inWords(field, value)}</span>
  );
  return (
    <>
      <EntryDialog
        title="Edit Documentation"
        confirm={isDeleted ? 'Restore and Save' : 'Save'}
        start={draftOf(entry)}
        saving={{ isPending, error }}
        notice={isDeleted && deleted}
        onSave={save}
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
                ['Yours', text(field, changes[field] ?? entry[field])],
              ]}
            />
          )}
          isSaving={isPending}
          onDecided={decide}
          onPutOff={putOff}
        />
      )}
    </>
  );
}
