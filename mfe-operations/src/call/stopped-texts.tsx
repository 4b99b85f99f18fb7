import type { CallPage } from '@booking/contracts/call-detail';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost, useMay } from '@booking/remote-kit/kit';
import { Button, MessageBar, MessageBarBody } from '@booking/ui/kit';
import { useStopTexts } from './call.queries.ts';

/** That whoever called wants no texts any more, or a way to note it. */
export function StoppedTexts({ page: { id, caller, textsStopped } }: { page: CallPage }) {
  const { hotelTimeZone } = useHost();
  const mayStop = useMay('calls:review');
  const { isPending, mutate } = useStopTexts(id);
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
      <Button size="small" disabledFocusable={isPending} onClick={() => !isPending && mutate()}>
        {isPending ? 'Stopping…' : 'Stop texts'}
      </Button>
    </div>
  );
}
