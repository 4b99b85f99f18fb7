import type { Clock } from '../../shared-kernel/clock.ts';
import type { Collection } from '../../shared-kernel/collection.ts';
import type { Outbox } from '../../shared-kernel/outbox.ts';
import type { Deliver } from './deliver.ts';
import type { Subscription } from './subscription.ts';
import type { Happening } from './happenings.ts';

/** Tells the subscribers of each happening, in this order. */
export type Announce = (...happenings: Happening[]) => void;

type AnnounceOptions = {
  propertyId: string;
  subscriptions: Collection<Subscription>;
  clock: Clock;
  outbox: Outbox;
  deliver: Deliver;
};

const MICROSECONDS_APART = 137;

/** One subscriber never waits for another: each delivery goes to the outbox by itself. */
export function createAnnounce({ propertyId, subscriptions, clock, outbox, deliver }: AnnounceOptions): Announce {
  let latest = 0;
  // seconds with decimals, each later than the one before
  const stamp = () => {
    latest = Math.max(clock.now() * 1000, latest) + MICROSECONDS_APART;
    return latest / 1_000_000;
  };

  return (...happenings) => {
    for (const { event, body, writes } of happenings) {
      const property = { [`property${writes}`]: Number(propertyId), [`property${writes}_str`]: propertyId };
      const envelope = { version: '1.0', event, timestamp: stamp() };
      const payload =
        writes === 'text' ? { propertyId, event, version: '1.0', ...body } : { ...body, ...property, ...envelope };
      for (const { object, action, endpoint } of subscriptions.newestFirst()) {
        if (`${object}/${action}` === event) outbox.send(() => deliver(endpoint, payload));
      }
    }
  };
}
