import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Clock } from '../shared-kernel/clock.ts';
import { createToken, uuidOf } from '../shared-kernel/identifiers.ts';
import { createRandom } from '../shared-kernel/random.ts';
import { memoryOnlyStore, openRecordStore } from '../shared-kernel/record-store.ts';
import { createAgenda, type Agenda } from './agenda.ts';
import { openObjectStore, type ObjectStore } from './object-store.ts';
import type { Charge } from './objects/charge.ts';
import type { Checkout } from './objects/checkout-session.ts';
import type { Dispute } from './objects/dispute.ts';
import type { Event } from './objects/event.ts';
import type { PaymentIntent } from './objects/payment-intent.ts';
import type { PaymentMethod } from './objects/payment-method.ts';
import type { Refund } from './objects/refund.ts';
import type { WebhookEndpoint } from './objects/webhook-endpoint.ts';
import type { Reply } from './rest/idempotency.ts';

/** What an account is opened with. Without a secret nobody has registered an endpoint for its events yet. */
export type AccountSettings = { name: 'test' | 'live'; secretKey: string; webhookSecret?: string | undefined };

/** What an account holds, and what it will do later. */
export type Account = {
  settings: AccountSettings;
  id: string;
  livemode: boolean;
  checkouts: ObjectStore<Checkout>;
  paymentIntents: ObjectStore<PaymentIntent>;
  paymentMethods: ObjectStore<PaymentMethod>;
  charges: ObjectStore<Charge>;
  refunds: ObjectStore<Refund>;
  disputes: ObjectStore<Dispute>;
  events: ObjectStore<Event>;
  webhookEndpoints: ObjectStore<WebhookEndpoint>;
  replies: ObjectStore<Reply>;
  agenda: Agenda;
  /** Unix seconds. */
  now(): number;
  newId(prefix: string, length: number): string;
  flush(): Promise<void>;
};

/** Opens an account on what `dataDir` kept; nothing is kept without one. */
export function openAccount(settings: AccountSettings, clock: Clock, dataDir?: string): Account {
  const random = createRandom(randomUUID());
  let latest = 0;
  const stamp = (): string => {
    latest = Math.max(clock.now(), latest + 1);
    return new Date(latest).toISOString();
  };
  const open = <T extends { id: string }>(kind: string): ObjectStore<T> =>
    openObjectStore<T>(
      dataDir === undefined
        ? memoryOnlyStore
        : openRecordStore(join(dataDir, 'simulators', 'stripe', settings.name, kind)),
      stamp,
    );
  const stores = {
    checkouts: open<Checkout>('checkouts'),
    paymentIntents: open<PaymentIntent>('payment-intents'),
    paymentMethods: open<PaymentMethod>('payment-methods'),
    charges: open<Charge>('charges'),
    refunds: open<Refund>('refunds'),
    disputes: open<Dispute>('disputes'),
    events: open<Event>('events'),
    webhookEndpoints: open<WebhookEndpoint>('webhook-endpoints'),
    replies: open<Reply>('replies'),
  };
  return {
    settings,
    id: `acct_1${uuidOf(`stripe account ${settings.name}`).replaceAll('-', '').slice(0, 15)}`,
    livemode: settings.name === 'live',
    ...stores,
    agenda: createAgenda(clock),
    now: () => Math.floor(clock.now() / 1000),
    newId: (prefix, length) => `${prefix}${createToken(length, random)}`,
    flush: async () => {
      await Promise.all(Object.values(stores).map((store) => store.flush()));
    },
  };
}
