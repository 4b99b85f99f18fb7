import { formatMoney } from '@booking/hotel/money';
import { confirmationKeys } from '../../payments/confirmations/confirmation-keys.rule.ts';
import { isLinkOpened } from '../../payments/records/payments.service.ts';
import { textStep } from './text-step.rule.ts';
import type { PaymentFact, Step, TripFacts } from './trip-facts.schema.ts';

const entered = {
  booking: 'Reservation in Cloudbeds',
  extension: 'Stay extended in Cloudbeds',
  balance: 'Payment noted in Cloudbeds',
} as const;

/** From the text with the payment link to the entry in Cloudbeds. @param again the fix when it was not paid in time */
export function paymentSteps(payment: PaymentFact, facts: TripFacts, again: Step['fix'] = null): Step[] {
  const link = facts.texts.findLast(({ key }) => key === `payment link ${payment.id}`);
  return [
    textStep('Payment link texted', `payment link ${payment.id}`, link, isLinkOpened(payment)),
    paidStep(payment, facts.now, again),
    enteredStep(payment),
    ...confirmationStep(payment, facts),
  ];
}

/** Whether the guest was told that it is done: the newest text that says so, or why there is none. */
function confirmationStep(payment: PaymentFact, { texts, isOptedOut }: TripFacts): Step[] {
  const { id, syncStatus, status, closedNote, metadata } = payment;
  const [first = '', ...others] = confirmationKeys(id);
  const text = texts.findLast(({ key }) => key === first || others.includes(key ?? ''));
  // what staff closed by hand they tell the guest themselves
  const isDue = syncStatus === 'synced' && status !== 'refunded' && closedNote === null;
  if (!text && !isDue) return [];
  const step = textStep('Confirmation texted', `confirmation ${id}`, text);
  if (step.state !== 'stuck') return [step];
  const problem = typeof metadata['confirmationProblem'] === 'string' ? metadata['confirmationProblem'] : null;
  const detail = isOptedOut ? 'The number opted out of texts.' : text ? step.detail : (problem ?? step.detail);
  const again = isDue && !isOptedOut && { textConfirmation: { paymentId: id } };
  return [{ ...step, title: 'Confirmation not sent', detail, fix: null, ...again }];
}

function paidStep(payment: PaymentFact, now: Date, again: Step['fix']): Step {
  const { id, amountCents, currency, refundedCents, paidAt, status, expiresAt, metadata } = payment;
  const amount = formatMoney(amountCents, currency);
  const step = {
    ...{ key: `paid ${id}`, title: 'Paid', at: paidAt?.toISOString() ?? null },
    link: { to: `/payments?payment=${id}`, words: 'Payment' },
  };
  if (paidAt) {
    const back = refundedCents > 0 ? `; ${formatMoney(refundedCents, currency)} refunded` : '';
    return { ...step, state: 'done', detail: `${amount}${back}` };
  }
  if (metadata['processing'] && status === 'pending') {
    return { ...step, state: 'waiting', detail: `${amount} is on its way from the guest’s bank.` };
  }
  const decline =
    typeof metadata['lastDecline'] === 'string' ? ` Last attempt declined: ${metadata['lastDecline']}` : '';
  if (status === 'pending' && expiresAt && expiresAt > now) {
    return { ...step, state: 'waiting', detail: `${amount} is not paid yet.${decline}` };
  }
  const why = status === 'failed' ? `The payment of ${amount} failed.` : `${amount} was not paid in time.`;
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
  if (closedNote) return { ...step, state: 'done', detail: `Resolved by hand: ${closedNote}` };
  if (syncStatus === 'synced') return { ...step, state: 'done', detail: null };
  if (payment.status === 'refunded')
    return { ...step, state: 'ended', detail: 'Refunded before it reached Cloudbeds.' };
  if (!isUnsynced) return { ...step, state: 'waiting', detail: syncStatus ? 'On its way to Cloudbeds.' : null };
  const still = syncStatus === 'pending' ? 'Retrying automatically.' : 'No more automatic retries.';
  const detail = [syncError, still].filter(Boolean).join(' ');
  // when another amount was paid than was requested, a person decides
  if (payment.askedCents !== null) return { ...step, state: 'stuck', detail: syncError };
  const fix: Step['fix'] = extension
    ? { kind: 'retry_extension', requestId: extension.id }
    : { kind: 'retry_payment', paymentId: id };
  return { ...step, state: 'stuck', detail, fix };
}
