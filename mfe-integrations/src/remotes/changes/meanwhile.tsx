import type { RemoteChange } from '@booking/contracts/remote-releases';
import { MessageBar, MessageBarBody } from '@booking/ui/kit';
import { words } from '../remotes.words.ts';
import { didInWords } from './change-words.ts';

/** What others did while somebody made up their mind. */
export const Meanwhile = ({ changes }: { changes: readonly RemoteChange[] }) => (
  <MessageBar intent="warning" layout="multiline" role="alert">
    <MessageBarBody>
      {words.change.meanwhile}{' '}
      {changes.map((change) => `${change.by} ${didInWords(change)}: “${change.reason}”.`).join(' ')}{' '}
      {words.change.again}
    </MessageBarBody>
  </MessageBar>
);
