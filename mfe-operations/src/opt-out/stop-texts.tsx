import { useState } from 'react';
import { callDetailEndpoints, type CallPage } from '@booking/contracts/call-detail';
import { call } from '@booking/http/call';
import { useMay } from '@booking/remote-kit/kit';
import { ActionDialog, Button, Text } from '@booking/ui/kit';
import { useAction } from '../use-action.ts';
import { words } from './opt-out.words.ts';

/** Screens that show whether a number gets texts. */
const shown = [['guest'], ['call']];

type Props = {
  /** A call from the number. */
  callId: string;
  /** As it is read. */
  number: string;
};

/** A way to note that the owner of a number wants no texts; nothing for whoever may not. */
export function StopTexts({ callId, number }: Props) {
  const isAllowed = useMay('calls:review');
  const { error, isPending, mutate } = useAction<CallPage>({
    act: () => call(callDetailEndpoints.stopTexts, { params: { id: callId }, body: {} }),
    show: (client) => void Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey }))),
    toastOf: () => ({ title: words.success, body: words.done }),
  });
  const [isAsked, setAsked] = useState(false);
  if (!isAllowed) return null;
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        {words.stopTexts}
      </Button>
      {isAsked && (
        <ActionDialog
          title={words.title}
          isDestructive
          confirm={isPending ? words.doing : words.does}
          isPending={isPending}
          error={error}
          onConfirm={(close) => mutate(undefined, { onSuccess: close })}
          onClose={() => setAsked(false)}
        >
          <Text>{words.body(number)}</Text>
        </ActionDialog>
      )}
    </>
  );
}
