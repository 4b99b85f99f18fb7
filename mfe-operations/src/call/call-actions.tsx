import type { CallPage } from '@booking/contracts/call-detail';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { Slot, useHost } from '@booking/remote-kit/kit';

/** What other remotes do with a call: as in the list, only once it is over and something was said. */
export function CallActions({ page }: { page: CallPage }) {
  const { hotelTimeZone } = useHost();
  const { id, caller, timestamp, transcript, duration, endedReason } = page;
  if (!transcript || (duration === null && endedReason === null)) return null;
  const time = formatHotelTime(new Date(timestamp), hotelTimeZone);
  return <Slot name="call-action" callId={id} of={`${caller || 'Unknown Caller'}, ${time}`} />;
}
