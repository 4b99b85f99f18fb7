import { join } from 'node:path';
import { createHotel, type Hotel } from '../hotel/create-hotel.ts';
import type { Hold } from '../hotel/stays/reservation.ts';
import type { Clock } from '../shared-kernel/clock.ts';
import { openCollection, type Collection } from '../shared-kernel/collection.ts';
import type { FaultDial } from '../shared-kernel/fault-dial.ts';
import type { Outbox } from '../shared-kernel/outbox.ts';
import { memoryOnlyStore, openRecordStore } from '../shared-kernel/record-store.ts';
import { openCredentials, type Credentials } from './credentials.ts';
import { createRateMeter, type RateMeter } from './rate-meter.ts';
import { createAnnounce, type Announce } from './webhooks/announce.ts';
import type { Deliver } from './webhooks/deliver.ts';
import { createWatch } from './webhooks/watch-others.ts';
import { subscriptionSchema, type Subscription } from './webhooks/subscription.ts';

/** One property and the application that may use it. Secrets are compared, never stored or shown. */
export type AccountSettings = {
  name: 'test' | 'live';
  clientId: string;
  clientSecret: string;
  apiKey: string;
  propertyId: string;
};

export type Account = {
  settings: AccountSettings;
  hotel: Hotel;
  credentials: Credentials;
  subscriptions: Collection<Subscription>;
  meter: RateMeter;
  /** How often its application asked more than is allowed. */
  breaches(): number;
  /** Tells the subscribers what happened. */
  announce: Announce;
  /** Tells them what guests of other channels have done since it was last called. */
  watchOthers(): void;
  /** While the dial says so: takes rooms away from under whoever is about to book them. */
  takeRooms(holds: readonly Hold[]): void;
  flush(): Promise<void>;
};

export type AccountOptions = {
  clock: Clock;
  timeZone: string;
  hasOtherGuests: boolean;
  meteredSeconds: number;
  dial: FaultDial;
  outbox: Outbox;
  deliver: Deliver;
  dataDir?: string | undefined;
};

/** Opens an account on what `dataDir` kept; nothing is kept without one. */
export function openAccount(settings: AccountSettings, options: AccountOptions): Account {
  const { clock, dial, timeZone, hasOtherGuests, dataDir } = options;
  const { name, propertyId } = settings;
  const storeOf = (kind: string) =>
    dataDir === undefined ? memoryOnlyStore : openRecordStore(join(dataDir, 'simulators', 'cloudbeds', name, kind));
  let taken: readonly Hold[] = [];
  const soldElsewhere = () => (taken = dial.has('room_just_taken') ? taken : []);

  const hotel = createHotel({
    propertyId,
    seed: `${name} ${propertyId}`,
    hasOtherGuests,
    timeZone,
    clock,
    storeOf,
    soldElsewhere,
  });
  const credentials = openCredentials(storeOf('credentials'), clock, dial);
  const subscriptions = openCollection(storeOf('subscriptions'), (stored) => subscriptionSchema.safeParse(stored).data);
  const meter = createRateMeter(options.meteredSeconds);
  const { outbox, deliver } = options;
  const announce = createAnnounce({ propertyId, subscriptions, clock, outbox, deliver });
  return {
    settings,
    hotel,
    credentials,
    subscriptions,
    meter,
    breaches: () => meter.breaches(),
    announce,
    watchOthers: createWatch(hotel, announce),
    takeRooms: (holds) => {
      taken = [...soldElsewhere(), ...holds];
    },
    flush: async () => {
      await Promise.all([hotel.flush(), credentials.flush(), subscriptions.flush()]);
    },
  };
}
