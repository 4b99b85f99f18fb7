import { entryOr, wordOr, type Unlisted } from '@booking/contracts/labels';
import type { ReservationStatus } from '@booking/contracts/reservations';
import { StatusBadge, type Tone } from '@booking/ui/kit';

const statuses: Record<ReservationStatus, [word: string, tone: Tone]> = {
  not_confirmed: ['Not confirmed', 'warning'],
  confirmed: ['Confirmed', 'good'],
  checked_in: ['Checked in', 'good'],
  checked_out: ['Checked out', 'neutral'],
  canceled: ['Canceled', 'bad'],
  no_show: ['No show', 'bad'],
  other: ['Other', 'neutral'],
};

const lookOf = (status: ReservationStatus | Unlisted): [word: string, tone: Tone] =>
  entryOr(statuses, status, [wordOr(status), 'neutral']);

/** What Cloudbeds says a reservation is. */
export const reservationWord = (status: ReservationStatus | Unlisted): string => lookOf(status)[0];

export function ReservationBadge({ status }: { status: ReservationStatus | Unlisted }) {
  const [word, tone] = lookOf(status);
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}
