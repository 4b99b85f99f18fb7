import type { PaidReservation } from '../../../providers/property-system.port.ts';
import {
  lastChangedAt,
  dollars,
  isPaymentReference,
  linksOf,
  type FoundDifference,
  type OurPayment,
} from './found-difference.rule.ts';

type ToMatch = { ours: readonly OurPayment[]; reservations: readonly PaidReservation[]; until: Date };

/** Everything paid here for one reservation, or one payment that has none. */
type Paid = { reservationId: string | null; payments: OurPayment[] };

const isStanding = ({ status }: PaidReservation): boolean =>
  status === 'not_confirmed' || status === 'confirmed' || status === 'checked_in';

const sumOf = (payments: readonly OurPayment[], cents: (payment: OurPayment) => number): number =>
  payments.reduce((sum, payment) => sum + cents(payment), 0);

const newestOf = (payments: readonly OurPayment[]): OurPayment =>
  payments.reduce((one, other) => (orderOf(other) > orderOf(one) ? other : one));
const orderOf = ({ paidAt, id }: OurPayment): string => `${paidAt!.toISOString()} ${id}`;

/**
 * Where our payments and Cloudbeds tell of money in different ways; `ours` are all payments for each reservation they are for.
 * What was closed by hand is a person's business. Cloudbeds knows no refunds, so it may have more noted than was kept.
 */
export function matchReservations({ ours, reservations, until }: ToMatch): FoundDifference[] {
  const byId = new Map(reservations.map((each) => [each.id, each]));
  const paid = paidFor(ours, reservations);
  const found = paid.flatMap((each) => differenceOf(each, byId.get(each.reservationId ?? ''), until));
  const paidIds = new Set(paid.map(({ reservationId }) => reservationId));
  const known = new Map(ours.map((payment) => [payment.id, payment]));
  const unpaid = reservations.flatMap((reservation) => {
    const { id, reference, paidCents } = reservation;
    const payment = known.get(reference);
    const isPaid = payment?.paidAt || paidIds.has(id) || paidCents > 0;
    if (isPaid || !isPaymentReference(reference) || !isStanding(reservation)) return [];
    return [unpaidOf(reservation, payment, payment ? `not paid: ${payment.status}` : 'no payment')];
  });
  return [...found, ...unpaid];
}

/** A reservation may be made and its id not written down yet; its reference tells. */
function paidFor(ours: readonly OurPayment[], reservations: readonly PaidReservation[]): Paid[] {
  const byReference = new Map(reservations.map(({ reference, id }) => [reference, id]));
  const groups = new Map<string, Paid>();
  for (const payment of ours) {
    // what was paid in another currency is never entered, and has an alert of its own
    if (!payment.paidAt || payment.closedNote !== null || payment.currency !== 'usd') continue;
    const reservationId = payment.reservationId ?? byReference.get(payment.id) ?? null;
    const key = reservationId ?? payment.id;
    const others = groups.get(key)?.payments ?? [];
    groups.set(key, { reservationId, payments: [...others, payment] });
  }
  return [...groups.values()];
}

function differenceOf({ reservationId, payments }: Paid, there: PaidReservation | undefined, until: Date) {
  const newest = newestOf(payments);
  const keptCents = sumOf(payments, ({ amountCents, refundedCents }) => amountCents - refundedCents);
  const isFresh = payments.some((payment) => lastChangedAt(payment) > until);
  const about = { at: newest.paidAt!, isFresh, ...linksOf(newest), reservationId };
  const here = `${dollars(keptCents)} paid`;
  const one = (kind: FoundDifference['kind'], amountCents: number, cloudbeds: string): FoundDifference[] => [
    { kind, amountCents, says: { here, cloudbeds }, ...about },
  ];
  if (keptCents > 0) {
    if (!there) return one('reservation_missing', keptCents, 'no reservation');
    if (there.status === 'canceled') return one('reservation_cancelled', keptCents, 'canceled');
    const missing = keptCents - there.paidCents;
    return missing > 0 ? one('less_noted', missing, `${dollars(there.paidCents)} noted as paid`) : [];
  }
  // more than we ever noted was paid at the desk
  const isPaidElsewhere = there && there.paidCents > sumOf(payments, ({ amountCents }) => amountCents);
  const bookings = payments.filter(({ purpose }) => purpose === 'booking');
  if (!there || bookings.length === 0 || !isStanding(there) || isPaidElsewhere) return [];
  return [{ ...unpaidOf(there, newestOf(bookings), 'all given back'), isFresh }];
}

/** A reservation that was made for a payment, and stands without one. */
function unpaidOf(
  { id, status, bookedAt, paidCents }: PaidReservation,
  payment: OurPayment | undefined,
  here: string,
): FoundDifference {
  const says = { here, cloudbeds: `${status.replaceAll('_', ' ')}, ${dollars(paidCents)} noted as paid` };
  // its payment was read after it, so none is on its way
  const about = { at: payment?.paidAt ?? bookedAt, isFresh: false, ...linksOf(payment), reservationId: id };
  return { kind: 'reservation_unpaid', amountCents: payment?.amountCents ?? 0, says, ...about };
}
