import { formatMoney } from '@booking/hotel/money';
import { isLinkOpened } from '../../payments/records/payments.service.ts';
import { textStep } from './text-step.rule.ts';
import type { PaymentFact, Step, TripFacts } from './trip-facts.schema.ts';

const entered = {
  booking: 'Reservation in Cloudbeds',
  extension: 'Stay extended in Cloudbeds',
  balance: 'Payment noted in Cloudbeds',
} as const;

/** From the text with the payment link to the entry in Cloudbeds. @param again the fix when it was not paid in time */
export function paymentSteps(payment: PaymentFact, { texts, now }: TripFacts, again: Step['fix'] = null): Step[] {
  const textFor = (what: string) => texts.findLast(({ key }) => key === `${what} ${payment.id}`);
  const confirmation = textFor('confirmation');
  return [
    textStep('Payment link texted', `payment link ${payment.id}`, textFor('payment link'), isLinkOpened(payment)),
    paidStep(payment, now, again),
    enteredStep(payment),
    ...(confirmation ? [textStep('Confirmation texted', `confirmation ${payment.id}`, confirmation)] : []),
  ];
}

function paidStep(payment: PaymentFact, now: Date, again: Step['fix']): Step {
  const { id, amountCents, currency, refundedCents, paidAt, status, expiresAt, metadata } = payment;
  const amount = formatMoney(amountCents, currency);
  const step = {
    ...{ key: `paid ${id}`, title: 'Paid', at: paidAt?.toISOString() ?? null },
    link: { to: `/payments?payment=${id}`, words: 'Payment' },
  };
  if (paidAt) {
    const back = refundedCents > 0 ? `; ${formatMoney(refundedCents, currency)} of it was given back` : '';
    return { ...step, state: 'done', detail: `${amount}${back}` };
  }
  if (metadata['processing'] && status === 'pending') {
    return { ...step, state: 'waiting', detail: `${amount} is on its way from the guest's bank.` };
  }
  const decline =
    typeof metadata['lastDecline'] === 'string' ? ` The last try was declined: ${metadata['lastDecline']}` : '';
  if (status === 'pending' && expiresAt && expiresAt > now) {
    return { ...step, state: 'waiting', detail: `${amount} is not paid yet.${decline}` };
  }
  const why = status === 'failed' ? `${amount} did not arrive.` : `The time to pay ${amount} is over.`;
  return { ...step, state: 'stuck', detail: `${why}${decline}`, fix: again };
}

function enteredStep(payment: PaymentFact): Step {
  const { id, purpose, syncStatus, syncError, syncedAt, closedNote, isUnsynced, extension, reservationId } = payment;
  const reservation = reservationId ?? extension?.reservationId;
  const step = {
    ...{ key: `entered ${id}`, title: entered[purpose], at: syncedAt?.toISOString() ?? null },
    link: reservation
      ? { to: `/reservations/${encodeURIComponent(reservation)}`, words: `Reservation ${reservation}` }
      : null,
  };
  if (closedNote) return { ...step, state: 'done', detail: `Closed by hand: ${closedNote}` };
  if (syncStatus === 'synced') return { ...step, state: 'done', detail: null };
  if (payment.status === 'refunded') return { ...step, state: 'ended', detail: 'The money was given back before.' };
  if (!isUnsynced) return { ...step, state: 'waiting', detail: syncStatus ? 'It is being entered.' : null };
  const still = syncStatus === 'pending' ? 'It is still tried by itself.' : 'It is tried no more by itself.';
  const detail = [syncError, still].filter(Boolean).join(' ');
  // when another amount was paid than was requested, a person decides
  if (payment.askedCents !== null) return { ...step, state: 'stuck', detail: syncError };
  const fix: Step['fix'] = extension
    ? { kind: 'retry_extension', requestId: extension.id }
    : { kind: 'retry_payment', paymentId: id };
  return { ...step, state: 'stuck', detail, fix };
}
