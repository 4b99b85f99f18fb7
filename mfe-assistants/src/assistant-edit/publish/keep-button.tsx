import { useRef, useState } from 'react';
import type { DraftChoice } from '@booking/contracts/publishing';
import { ActionDialog, Button, Text } from '@booking/ui/kit';
import { labelOf } from '../draft.ts';
import { useEditor } from '../editor-context.ts';
import { ChooseDraft } from './choose-draft.tsx';
import type { KeepTheirs } from './use-keep-theirs.ts';

type Props = { fields: readonly string[]; keep: KeepTheirs; isDisabled: boolean };

/** Keeps what Vapi has in some fields; what a draft with unpublished changes becomes is asked first. */
export function KeepButton({ fields, keep, isDisabled }: Props) {
  const { base } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const [draft, setDraft] = useState<NonNullable<DraftChoice>>('keep');
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setAsking(false);
    opener.current?.focus();
  };
  const start = (): void => (base.hasUnpublishedChanges ? setAsking(true) : keep.mutate({ fields: [...fields] }));
  return (
    <>
      <Button ref={opener} disabledFocusable={isDisabled} onClick={start}>
        {keep.isPending ? 'Keeping…' : 'Keep What Vapi Has'}
      </Button>
      {isAsking && (
        <ActionDialog
          title="Keep what Vapi has?"
          confirm={keep.isPending ? 'Keeping…' : 'Keep It'}
          isPending={keep.isPending}
          error={keep.error}
          onConfirm={(done) => keep.mutate({ fields: [...fields], draft }, { onSuccess: done })}
          onClose={close}
        >
          <Text>It becomes part of the live version: {fields.map(labelOf).join(', ')}. Nothing is sent to Vapi.</Text>
          <ChooseDraft other="what Vapi has there" value={draft} onChange={setDraft} />
        </ActionDialog>
      )}
    </>
  );
}
