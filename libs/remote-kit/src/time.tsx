import { exactTime, timeInWords } from '@booking/hotel/date-in-words';
import { useHost } from './host-api.ts';

/** A moment by the hotel's clock, as short as it is clear; pointing at it shows the second and the zone. */
export function Time({ at }: { at: string }) {
  const { hotelTimeZone } = useHost();
  const moment = new Date(at);
  return (
    <time dateTime={at} title={exactTime(moment, hotelTimeZone)}>
      {timeInWords(moment, hotelTimeZone, new Date())}
    </time>
  );
}
