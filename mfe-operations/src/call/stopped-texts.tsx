import { useState } from 'react';
import type { CallPage } from '@booking/contracts/call-detail';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost, useMay } from '@booking/remote-kit/kit';
import { ActionDialog, Button, MessageBar, MessageBarBody, Text } from '@booking/ui/kit';
import { useStopTexts } from './call.queries.ts';

/** That whoever called wants no texts any more, or a way to note it. */
export function StoppedTexts({ page: { id, caller, textsStopped } }: { page: CallPage }) {
  const { hotelTimeZone } = useHost();
  const mayStop = useMay('calls:review');
  const { error, isPending, mutate } = useStopTexts(id);
  const [isAsked, setAsked] = useState(false);
  if (textsStopped) {
    const since = formatHotelTime(new Date(textsStopped.since), hotelTimeZone);
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          Opted out of texts on {since}: “{textsStopped.said}”. Nothing is texted to this number until its owner texts
          START.
        </MessageBarBody>
      </MessageBar>
    );
  }
  if (!mayStop || !caller || !/^\+?[\d\s()-]{10,}$/.test(caller)) return null;
  return (
    <div>
      <Button size="small" onClick={() => setAsked(true)}>
        Stop texts…
      </Button>
      {isAsked && (
        <ActionDialog
          title="Text this number no more?"
          confirm={isPending ? 'Stopping…' : 'Stop texts'}
          isPending={isPending}
          error={error}
          onConfirm={(close) => mutate(undefined, { onSuccess: close })}
          onClose={() => setAsked(false)}
        >
          <Text>
            No link, code or confirmation is texted to {caller} any more. Only its owner can take that back, by texting
            START.
          </Text>
        </ActionDialog>
      )}
    </div>
  );
}
