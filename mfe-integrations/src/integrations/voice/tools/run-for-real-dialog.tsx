import { entryOr } from '@booking/contracts/labels';
import type { VoiceTool } from '@booking/contracts/voice';
import { Button, ModalDialog, Text } from '@booking/ui/kit';
import { words } from '../../integrations.words.ts';

type Props = { tool: VoiceTool; onConfirm: () => void; onClose: () => void };

const { consequences } = words.tools;

export const RunForRealDialog = ({ tool, onConfirm, onClose }: Props) => (
  <ModalDialog
    title={words.tools.question}
    onEscape={onClose}
    actions={
      <>
        <Button onClick={onClose}>{words.tools.cancel}</Button>
        <Button appearance="primary" onClick={onConfirm}>
          {words.tools.real}
        </Button>
      </>
    }
  >
    <Text>
      {words.tools.consequence(tool.name)} {entryOr(consequences, tool.effect, consequences.charges)}
    </Text>
  </ModalDialog>
);
