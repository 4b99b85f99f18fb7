import type Stripe from 'stripe';
import { truncate, longest } from '../bounded-text.schema.ts';
import type { Amount, DisputeNews, DisputeState, PaymentNews } from '../payment-events.port.ts';

const idOf = (linked: string | { id: string } | null | undefined): string =>
  typeof linked === 'string' ? linked : (linked?.id ?? '');

const inSmallLetters = (currency: string | null | undefined): string => (currency ?? '').toLowerCase();

/** What arrives of a session: less than its total where only a part was captured, which an expanded payment tells. */
export function amountOf({ amount_total: total, currency, payment_intent: payment }: Stripe.Checkout.Session): Amount {
  const received = typeof payment === 'object' && payment?.status === 'succeeded' ? payment.amount_received : undefined;
  return { cents: Math.min(total ?? 0, received ?? Infinity), currency: inSmallLetters(currency) };
}

const ofCheckout = (session: Stripe.Checkout.Session): PaymentNews => {
  const isPaid = session.payment_status === 'paid' || session.payment_status === 'no_payment_required';
  if (!isPaid) return { kind: 'processing', checkoutId: session.id };
  const paymentId = idOf(session.payment_intent);
  return { kind: 'paid', checkoutId: session.id, paymentId, amount: amountOf(session) };
};

/** What was agreed to and what came of it; the same is no news, for a session tells that. */
function ofCaptured(
  asked: number,
  cents: number | null | undefined,
  { currency, metadata }: Pick<Stripe.PaymentIntent, 'currency' | 'metadata'>,
  paymentId: string,
): PaymentNews | undefined {
  const reference = truncate(metadata?.['reference'] ?? '', longest.id);
  if (typeof cents !== 'number' || cents >= asked || !reference) return undefined;
  return { kind: 'partly_captured', reference, paymentId, amount: { cents, currency: inSmallLetters(currency) } };
}

const ofRefund = ({
  id,
  amount,
  status,
  payment_intent: payment,
  failure_reason: reason,
}: Stripe.Refund): PaymentNews | undefined => {
  const paymentId = idOf(payment);
  // of a charge that no page of ours was for
  if (!paymentId) return undefined;
  const isOff = status === 'failed' || status === 'canceled';
  const failure = isOff ? truncate(reason ?? status, longest.line) : null;
  return { kind: 'refund', paymentId, refundId: id, cents: amount, failure };
};

const disputeStates: Record<string, DisputeState> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  prevented: 'closed',
  won: 'won',
  lost: 'lost',
};

/** Stripe takes disputed money at once; for an inquiry it waits. */
function isMoneyGone(type: string, state: DisputeState, { balance_transactions: moves }: Stripe.Dispute): boolean {
  if (type === 'charge.dispute.funds_withdrawn') return true;
  if (type === 'charge.dispute.funds_reinstated') return false;
  if (state !== 'open') return state === 'lost';
  return !moves?.length || moves.reduce((sum, { amount }) => sum + amount, 0) < 0;
}

function ofDispute(type: string, created: number, dispute: Stripe.Dispute): DisputeNews | undefined {
  const paymentId = idOf(dispute.payment_intent);
  if (!paymentId) return undefined;
  const isOver = type === 'charge.dispute.closed';
  const state = disputeStates[dispute.status] ?? (isOver ? 'closed' : 'open');
  const due = dispute.evidence_details?.due_by;
  return {
    kind: 'dispute',
    paymentId,
    disputeId: dispute.id,
    amount: { cents: dispute.amount, currency: inSmallLetters(dispute.currency) },
    state,
    reason: truncate(String(dispute.reason ?? ''), longest.line),
    dueBy: typeof due === 'number' && due > 0 ? new Date(due * 1000) : null,
    isMoneyGone: isMoneyGone(type, state, dispute),
    at: new Date(created * 1000),
  };
}

/**
 * What an event means to the hotel; undefined for one that means nothing, such as those of its desk, its shop and of connected
 * accounts, which the same Stripe account tells of.
 */
export function newsOf(event: Stripe.Event): PaymentNews | undefined {
  // it may be of a kind that is none of these, and have no such contents
  const about: unknown = (event as Partial<Stripe.Event>).data?.object;
  if (event.account || typeof about !== 'object' || about === null) return undefined;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return ofCheckout(event.data.object);
    case 'checkout.session.async_payment_failed':
      return { kind: 'failed', checkoutId: event.data.object.id };
    case 'checkout.session.expired':
      return { kind: 'expired', checkoutId: event.data.object.id };
    case 'payment_intent.payment_failed': {
      const { metadata, last_payment_error: error } = event.data.object;
      return {
        kind: 'declined',
        reference: truncate(metadata?.['reference'] ?? '', longest.id),
        reason: truncate(error?.message ?? 'declined', longest.line),
      };
    }
    case 'payment_intent.succeeded': {
      const { id, amount, amount_received: received } = event.data.object;
      return ofCaptured(amount, received, event.data.object, id);
    }
    case 'charge.captured': {
      const { amount, amount_captured: captured, payment_intent: payment } = event.data.object;
      return ofCaptured(amount, captured, event.data.object, idOf(payment));
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return ofRefund(event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return ofDispute(event.type, event.created, event.data.object);
    default:
      return undefined;
  }
}
