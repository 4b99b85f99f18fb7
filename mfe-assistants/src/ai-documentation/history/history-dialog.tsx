import type { Documentation } from '@booking/contracts/ai-documentation';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, ModalDialog } from '@booking/ui/kit';
import { documentationQueries } from '../documentation.queries.ts';
import { HistoryList } from './history-list.tsx';

export function HistoryDialog({ entry: { id, title }, onClose }: { entry: Documentation; onClose: () => void }) {
  const history = useQuery(documentationQueries.history(id));
  return (
    <ModalDialog title={`History of “${title}”`} actions={<Button onClick={onClose}>Close</Button>} onEscape={onClose}>
      <Answer query={history} what="the history">
        {(changes) => <HistoryList changes={changes} />}
      </Answer>
    </ModalDialog>
  );
}
