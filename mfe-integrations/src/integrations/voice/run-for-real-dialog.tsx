import type { RefObject } from 'react';
import type { VoiceTool } from '@booking/contracts/voice';
import { Button, Dialog, Text } from '@booking/ui/kit';

type Props = { dialog: RefObject<HTMLDialogElement | null>; tool: VoiceTool; onConfirm: () => void };

const consequences: Record<VoiceTool['effect'], string> = {
  reads: '',
  writes: 'It changes what is stored, or sends a text, as in a call.',
  charges: 'It asks somebody for money, as in a call.',
};

export const RunForRealDialog = ({ dialog, tool, onConfirm }: Props) => (
  <Dialog
    dialog={dialog}
    title="Run for real?"
    actions={
      <>
        <Button onClick={() => dialog.current?.close()}>Cancel</Button>
        <Button appearance="primary" onClick={onConfirm}>
          Run for real
        </Button>
      </>
    }
  >
    <Text>
      {tool.name} will be used with these arguments in the current mode. {consequences[tool.effect]}
    </Text>
  </Dialog>
);
