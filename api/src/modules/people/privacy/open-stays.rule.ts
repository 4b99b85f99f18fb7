import { dateInWords, timeInWords } from '@booking/hotel/date-in-words';

/** A stay or payment that is not over; `until` is a hotel date, of a payment an instant. */
export type OpenStay =
  | { kind: 'paid' | 'precheckin'; reservation: string | null; until: string }
  | { kind: 'payable'; reservation: null; until: Date };

/** What is not over, in a sentence. */
export function openInWords(
  open: OpenStay,
  { today, now, timeZone }: { today: string; now: Date; timeZone: string },
): string {
  if (open.kind === 'payable') return `A payment can still be made until ${timeInWords(open.until, timeZone, now)}.`;
  const until = dateInWords(open.until, today);
  return open.kind === 'paid'
    ? `Reservation ${open.reservation ?? 'being made'} is paid and ends on ${until}.`
    : `The pre-check-in of reservation ${open.reservation} is for a stay until ${until}.`;
}
