import { Button, Text } from '@fluentui/react-components';
import { ModalDialog } from './modal-dialog.tsx';

type Props = { onKeep: () => void; onDiscard: () => void };

/** Asks before what was typed into a dialog is lost; open while it is mounted, and Escape keeps it. */
export const DiscardQuestion = ({ onKeep, onDiscard }: Props) => (
  <ModalDialog
    title="Discard changes?"
    onEscape={onKeep}
    firstFocus="[data-keep]"
    actions={
      <>
        <Button onClick={onDiscard}>Discard</Button>
        <Button data-keep appearance="primary" onClick={onKeep}>
          Keep editing
        </Button>
      </>
    }
  >
    <Text>It is not saved yet.</Text>
  </ModalDialog>
);
