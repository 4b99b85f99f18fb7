import type { Clock } from '../../shared-kernel/clock.ts';
import type { Outbox } from '../../shared-kernel/outbox.ts';
import type { Account } from '../account.ts';
import { newEvent, type Cause, type Event, type EventType } from '../objects/event.ts';
import { signatureHeader } from './signature.ts';

/** Makes an event and sends it to the product; `previous` holds what the changed attributes were. */
export type Announce = (type: EventType, object: object, more?: { previous?: object; cause?: Cause }) => void;

/** Seconds before each further attempt: a test account gives up after three, a live one after about three days. */
const RETRY_DELAYS: Readonly<Record<'test' | 'live', readonly number[]>> = {
  test: [5, 30, 120],
  live: [5, 30, 120, 600, 3600, 10_800, 21_600, 43_200, 86_400, 86_400],
};
const ANSWER_WITHIN_MS = 10_000;

/** `url` is the registered endpoint. What was not delivered before a restart is sent again, if not too old. */
export function createAnnounce(account: Account, outbox: Outbox, clock: Clock, url: string): Announce {
  const delays = RETRY_DELAYS[account.settings.name];
  const { agenda, events, settings } = account;

  const post = async (event: Event): Promise<boolean> => {
    const body = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signatureHeader(settings.webhookSecret, body, account.now()),
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

  const deliver = async (event: Event): Promise<void> => {
    for (const delay of [0, ...delays]) {
      const stopped = await clock.wait(delay * 1000, agenda.signal).then(
        () => agenda.signal.aborted,
        () => true,
      );
      if (stopped) return;
      if (!(await clock.during(() => post(event)))) continue;
      events.put({ ...event, pending_webhooks: 0 });
      return;
    }
  };

  const longestWait = delays.reduce((sum, delay) => sum + delay, 0);
  for (const event of events.newestFirst().reverse()) {
    const worthwhile = event.pending_webhooks > 0 && event.created > account.now() - longestWait;
    if (worthwhile) outbox.send(() => deliver(event));
  }

  return (type, object, { previous, cause } = {}) => {
    const event = newEvent(account, type, object, previous, cause);
    events.put(event);
    outbox.send(() => deliver(event));
  };
}
