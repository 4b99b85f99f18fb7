import { reasonOf } from '@booking/http/request-error';
import { MessageBar, MessageBarBody, Text } from '@booking/ui/kit';
import type { Playing } from './use-play.ts';

const counted = (count: number): string => `${count} golden call${count === 1 ? '' : 's'}`;

/** How far the playing is, and how it ended. */
export function PlayState({ playing: { playing, done, error, isPending } }: { playing: Playing }) {
  const wrong = done?.filter(({ passed }) => !passed).length ?? 0;
  return (
    <div role="status">
      {isPending && <Text>Running “{playing?.name}”…</Text>}
      {!isPending && error && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>The calls could not be finished. {reasonOf(error)}</MessageBarBody>
        </MessageBar>
      )}
      {!isPending && done && (
        <MessageBar intent={wrong > 0 ? 'warning' : 'success'} layout="multiline">
          <MessageBarBody>
            {wrong > 0 ? `${wrong} of ${counted(done.length)} failed.` : `${counted(done.length)} passed.`}
          </MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}
