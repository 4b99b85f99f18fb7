import { useEffect, useRef } from 'react';
import { Button, Text } from '@fluentui/react-components';
import { Dialog } from './dialog.tsx';

type Props = { onKeep: () => void; onDiscard: () => void };

/** Asks before what was typed into a dialog is lost; open while it is mounted, and Escape keeps it. */
export function DiscardQuestion({ onKeep, onDiscard }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    keep.current?.focus();
  }, []);
  const actions = (
    <>
      <Button onClick={onDiscard}>Discard</Button>
      <Button ref={keep} appearance="primary" onClick={() => dialog.current?.close()}>
        Keep editing
      </Button>
    </>
  );
  return (
    <Dialog dialog={dialog} title="Discard what you typed?" actions={actions} onClose={onKeep}>
      <Text>It is not saved yet.</Text>
    </Dialog>
  );
}
