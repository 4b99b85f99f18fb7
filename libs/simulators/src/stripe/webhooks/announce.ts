import type { Clock } from '../../shared-kernel/clock.ts';
import type { Outbox } from '../../shared-kernel/outbox.ts';
import type { Account } from '../account.ts';
import { newEvent, type Cause, type Event, type EventType } from '../objects/event.ts';
import { takesEvent, type WebhookEndpoint } from '../objects/webhook-endpoint.ts';
import { signatureHeader } from './signature.ts';

/** Makes an event and sends it to the product; `previous` holds what the changed attributes were. */
export type Announce = (type: EventType, object: object, more?: { previous?: object; cause?: Cause }) => void;

/** Seconds before each further attempt: a test account gives up after three, a live one after about three days. */
const RETRY_DELAYS: Readonly<Record<'test' | 'live', readonly number[]>> = {
  test: [5, 30, 120],
  live: [5, 30, 120, 600, 3600, 10_800, 21_600, 43_200, 86_400, 86_400],
};
const ANSWER_WITHIN_MS = 10_000;

/** Sends to every endpoint that is registered for the type. What was not delivered before a restart is sent again, if not too old. */
export function createAnnounce(account: Account, outbox: Outbox, clock: Clock): Announce {
  const delays = RETRY_DELAYS[account.settings.name];
  const { agenda, events, webhookEndpoints } = account;

  const post = async (event: Event, { url, secret }: WebhookEndpoint): Promise<boolean> => {
    const body = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signatureHeader(secret, body, account.now()),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([agenda.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  };

  const deliver = async (event: Event, id: string): Promise<void> => {
    for (const delay of [0, ...delays]) {
      const stopped = await clock.wait(delay * 1000, agenda.signal).then(
        () => agenda.signal.aborted,
        () => true,
      );
      const endpoint = webhookEndpoints.get(id);
      if (stopped || !endpoint) return;
      if (!(await clock.during(() => post(event, endpoint)))) continue;
      const pending = (events.get(event.id) ?? event).pending_webhooks - 1;
      events.put({ ...event, pending_webhooks: Math.max(0, pending) });
      return;
    }
  };

  const takers = (type: string): WebhookEndpoint[] =>
    webhookEndpoints.newestFirst().filter((endpoint) => takesEvent(endpoint, type));

  const longestWait = delays.reduce((sum, delay) => sum + delay, 0);
  for (const event of events.newestFirst().reverse()) {
    const worthwhile = event.pending_webhooks > 0 && event.created > account.now() - longestWait;
    if (!worthwhile) continue;
    for (const { id } of takers(event.type)) outbox.send(() => deliver(event, id));
  }

  return (type, object, { previous, cause } = {}) => {
    const to = takers(type);
    const event = { ...newEvent(account, type, object, previous, cause), pending_webhooks: to.length };
    events.put(event);
    for (const { id } of to) outbox.send(() => deliver(event, id));
  };
}
