import { useRef, useState } from 'react';
import type { DraftChoice } from '@booking/contracts/publishing';
import { ActionDialog, Button, Field, Input, Text } from '@booking/ui/kit';
import { useEditor } from '../editor-context.ts';
import { ChooseDraft } from './choose-draft.tsx';
import type { Publishing } from './use-publishing.ts';

/** Goes back to a version, once a person has confirmed it. */
export function RollbackButton({ version, publishing }: { version: number; publishing: Publishing }) {
  const { isChanged, base } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const [draft, setDraft] = useState<NonNullable<DraftChoice>>('keep');
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setAsking(false);
    opener.current?.focus();
  };
  const chosen = base.hasUnpublishedChanges ? { draft } : {};
  return (
    <>
      <Button
        ref={opener}
        disabledFocusable={isChanged || publishing.isPending}
        onClick={() => setAsking(true)}
      >{`Roll Back to Version ${version}`}</Button>
      {isAsking && (
        <ActionDialog
          title={`Roll back to version ${version}?`}
          confirm={publishing.isPending ? 'Rolling back…' : 'Roll Back'}
          isPending={publishing.isPending}
          isUnsaved={note !== ''}
          error={publishing.variables?.version === version ? publishing.error : null}
          onConfirm={(done) => publishing.mutate({ note, version, ...chosen }, { onSuccess: done })}
          onClose={close}
        >
          <Text>
            Vapi gets version {version} word for word, as a new version. Callers hear it from their next call on.
            {!base.hasUnpublishedChanges && ` The draft becomes what version ${version} was.`}
          </Text>
          {base.hasUnpublishedChanges && <ChooseDraft other={`version ${version}`} value={draft} onChange={setDraft} />}
          <Field label="Note" hint="Why, for the history">
            <Input autoComplete="off" maxLength={300} value={note} onChange={(_, { value }) => setNote(value)} />
          </Field>
        </ActionDialog>
      )}
    </>
  );
}
