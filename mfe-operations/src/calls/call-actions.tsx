import type { CallLog } from '@booking/contracts/calls';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { Slot, useHost } from '@booking/remote-kit/kit';
import { isGoingOn } from './is-going-on.ts';

type Props = { call: Pick<CallLog, 'id' | 'caller' | 'timestamp' | 'transcript' | 'duration' | 'endedReason'> };

/** What other remotes do with a call, once it is over and something was said. */
export function CallActions({ call }: Props) {
  const { hotelTimeZone } = useHost();
  if (!call.transcript || isGoingOn(call)) return null;
  const time = formatHotelTime(new Date(call.timestamp), hotelTimeZone);
  return <Slot name="call-action" callId={call.id} of={`${call.caller || 'Unknown Caller'}, ${time}`} />;
}
