import { entryOr } from '@booking/contracts/labels';
import type { ToolEffect } from '@booking/contracts/tools';
import type { VoiceTool } from '@booking/contracts/voice';
import { Button, ModalDialog, Text } from '@booking/ui/kit';

type Props = { tool: VoiceTool; onConfirm: () => void; onClose: () => void };

const consequences: Record<ToolEffect, string> = {
  reads: '',
  writes: 'It changes what is stored, or sends a text, as in a call.',
  charges: 'It asks somebody for money, as in a call.',
};

export const RunForRealDialog = ({ tool, onConfirm, onClose }: Props) => (
  <ModalDialog
    title="Run for real?"
    onEscape={onClose}
    actions={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button appearance="primary" onClick={onConfirm}>
          Run for real
        </Button>
      </>
    }
  >
    <Text>
      {tool.name} will be used with these arguments in the current mode.{' '}
      {entryOr(consequences, tool.effect, consequences.charges)}
    </Text>
  </ModalDialog>
);
