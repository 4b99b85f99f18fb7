import { entryOr, wordOr } from '@booking/contracts/labels';
import type { DifferenceKind, PaymentDifference } from '@booking/contracts/payment-match';
import { timeInWords } from '@booking/hotel/date-in-words';
import { formatDollars } from '@booking/hotel/money';
import { useHost } from '@booking/remote-kit/kit';
import { makeTableStyles, mergeClasses, StatusBadge, type Tone } from '@booking/ui/kit';
import { GuestLink } from '../../guest-link.tsx';
import { DifferenceRecords } from './difference-records.tsx';
import { DifferenceSides } from './difference-sides.tsx';
import { words } from './differences.words.ts';
import { Explanation } from './explanation.tsx';

export const useTableStyles = makeTableStyles('60rem');

const names = words.columns;
export const columns = Object.values(names);

const kinds: Record<DifferenceKind, [name: string, tone: Tone]> = {
  unknown_here: ['Unknown here', 'bad'],
  not_at_stripe: ['Not at Stripe', 'bad'],
  amount_differs: ['Amount differs', 'warning'],
  refund_differs: ['Refund differs', 'warning'],
  reservation_missing: ['No reservation', 'bad'],
  reservation_cancelled: ['Reservation canceled', 'bad'],
  less_noted: ['Less in Cloudbeds', 'warning'],
  reservation_unpaid: ['Reservation unpaid', 'warning'],
};

const lookOf = (kind: PaymentDifference['kind']) => entryOr(kinds, kind, [wordOr(kind), 'neutral']);

export const nameOf = ({ kind, guestName }: PaymentDifference): string =>
  [lookOf(kind)[0], guestName].filter(Boolean).join(', ');

type Props = { difference: PaymentDifference; onExplain: ((difference: PaymentDifference) => void) | undefined };

/** One difference: what each side says, whom and what it is about, since when, and why it stays. */
export function DifferenceRow({ difference, onExplain }: Props) {
  const { row, cell, short } = useTableStyles();
  const { hotelTimeZone } = useHost();
  const { kind, amountCents, guestName, paymentId, firstSeenAt, lastSeenAt } = difference;
  const [name, tone] = lookOf(kind);
  const [first, last] = [firstSeenAt, lastSeenAt].map((at) => timeInWords(new Date(at), hotelTimeZone, new Date()));
  return (
    <tr className={row}>
      <td data-label={names.difference} className={mergeClasses(cell, short)}>
        <StatusBadge tone={tone}>{name}</StatusBadge>
      </td>
      <td data-label={names.amount} className={mergeClasses(cell, short)}>
        {amountCents > 0 ? formatDollars(amountCents / 100) : '–'}
      </td>
      <td data-label={names.says} className={cell}>
        <DifferenceSides says={difference.says} />
      </td>
      <td data-label={names.guest} className={cell}>
        {guestName && paymentId ? <GuestLink of={{ payment: paymentId }}>{guestName}</GuestLink> : guestName || '–'}
      </td>
      <td data-label={names.records} className={mergeClasses(cell, short)}>
        <DifferenceRecords difference={difference} />
      </td>
      <td data-label={names.seen} className={cell}>
        {first === last ? first : words.between(first!, last!)}
      </td>
      <td data-label={names.explanation} className={cell}>
        <Explanation difference={difference} name={nameOf(difference)} onExplain={onExplain} />
      </td>
    </tr>
  );
}
