import { useRef, useState } from 'react';
import { Button } from '@booking/ui/kit';
import { publishWords } from '../../assistant-edit.words.ts';
import { useEditor } from '../../editor-context.ts';
import { KeepDialog } from './keep-dialog.tsx';
import type { KeepTheirs } from './use-keep-theirs.ts';

type Props = { fields: readonly string[]; keep: KeepTheirs; isDisabled: boolean };

/** Keeps what Vapi has in some fields; what a draft with unpublished changes becomes is asked first. */
export function KeepButton({ fields, keep, isDisabled }: Props) {
  const { base } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setAsking(false);
    opener.current?.focus();
  };
  const start = (): void => (base.hasUnpublishedChanges ? setAsking(true) : keep.mutate({ fields: [...fields] }));
  return (
    <>
      <Button ref={opener} disabledFocusable={isDisabled} onClick={start}>
        {keep.isPending ? publishWords.drift.using : publishWords.drift.use}
      </Button>
      {isAsking && <KeepDialog fields={fields} keep={keep} onClose={close} />}
    </>
  );
}
