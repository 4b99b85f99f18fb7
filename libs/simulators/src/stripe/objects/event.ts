import type { Account } from '../account.ts';

/** The version the webhook endpoint is registered with, in which every event is rendered. */
export const API_VERSION = '2026-10-28.endive';

/** What can be registered for here. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Besides, what exists and never happens here. */
export const REGISTRABLE_TYPES = [...EVENT_TYPES, 'charge.captured', 'charge.dispute.updated'] as const;

/** The API request behind an event; nulls when a person or time was the cause. */
export type Cause = { id: string | null; idempotency_key: string | null };

/** An event as Stripe shows and sends it. `pending_webhooks` is how many endpoints have not taken it yet. */
export type Event = ReturnType<typeof newEvent>;

/** The object is copied: an event keeps telling what was true when it happened. */
export function newEvent(account: Account, type: EventType, object: object, previous?: object, cause?: Cause) {
  return {
    id: account.newId('evt_1', 23),
    object: 'event' as const,
    api_version: API_VERSION,
    created: account.now(),
    data: structuredClone({ object, ...(previous && { previous_attributes: previous }) }),
    livemode: account.livemode,
    pending_webhooks: 1,
    request: cause ?? { id: null, idempotency_key: null },
    type,
  };
}
