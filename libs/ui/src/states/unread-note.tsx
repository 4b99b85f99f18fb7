import { useMemo } from 'react';
import { unreadInWords } from '@booking/contracts/unread';
import { MessageBar, MessageBarBody } from '../overlays/lazy-overlays.ts';

/** Says which rows of an answer could not be read; the others stand. */
export function UnreadNote({ of }: { of: unknown }) {
  const words = useMemo(() => unreadInWords(of), [of]);
  return (
    words !== '' && (
      <MessageBar intent="warning" layout="multiline" role="status">
        <MessageBarBody>{words} Reload the page to try again.</MessageBarBody>
      </MessageBar>
    )
  );
}
