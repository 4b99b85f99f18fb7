import type { RemoteChange } from '@booking/contracts/remote-releases';
import { MessageBar, MessageBarBody } from '@booking/ui/kit';
import { didInWords } from './change-words.ts';

/** What others did while somebody made up their mind. */
export const Meanwhile = ({ changes }: { changes: readonly RemoteChange[] }) => (
  <MessageBar intent="warning" layout="multiline" role="alert">
    <MessageBarBody>
      Nothing of yours was done, because of what was done meanwhile.{' '}
      {changes.map((change) => `${change.by} ${didInWords(change)}: “${change.reason}”.`).join(' ')} Send it again if it
      is still right.
    </MessageBarBody>
  </MessageBar>
);
