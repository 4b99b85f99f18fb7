import { useRef, useState } from 'react';
import { Button } from '@booking/ui/kit';
import { publishWords } from '../../assistant-edit.words.ts';
import { useEditor } from '../../editor-context.ts';
import { RollbackDialog } from './rollback-dialog.tsx';
import type { Publishing } from '../use-publishing.ts';

/** Goes back to a version, once a person has confirmed it. */
export function RollbackButton({ version, publishing }: { version: number; publishing: Publishing }) {
  const { isChanged, base } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setAsking(false);
    opener.current?.focus();
  };
  return (
    <>
      <Button ref={opener} disabledFocusable={isChanged || publishing.isPending} onClick={() => setAsking(true)}>
        {publishWords.rollback.button(version)}
      </Button>
      {isAsking && <RollbackDialog base={base} version={version} publishing={publishing} onClose={close} />}
    </>
  );
}
