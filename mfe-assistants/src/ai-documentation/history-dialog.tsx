import { useEffect, useRef } from 'react';
import type { Documentation } from '@booking/contracts/ai-documentation';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, Dialog } from '@booking/ui/kit';
import { documentationQueries } from './documentation.queries.ts';
import { HistoryList } from './history-list.tsx';

export function HistoryDialog({ entry: { id, title }, onClose }: { entry: Documentation; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useQuery(documentationQueries.history(id));
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog
      dialog={dialog}
      title={`History of “${title}”`}
      actions={<Button onClick={() => dialog.current?.close()}>Close</Button>}
      onClose={onClose}
    >
      <Answer query={history} what="the history">
        {(changes) => <HistoryList changes={changes} />}
      </Answer>
    </Dialog>
  );
}
