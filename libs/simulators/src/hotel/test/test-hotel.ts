import type { Clock } from '../../shared-kernel/clock.ts';
import { memoryOnlyStore, type RecordStore } from '../../shared-kernel/record-store.ts';
import { createHotel, type Hotel } from '../create-hotel.ts';
import { findRate } from '../property-inventory.ts';
import { newGuest } from '../stays/reservation.ts';
import type { Booking } from '../stays/book.ts';
import type { Stay } from '../stays/stay.ts';

/** Noon in Chicago on a Tuesday of the high season. */
export const STARTS_AT = Date.parse('2026-10-06T17:00:00Z');

export type TestHotel = Hotel & { pass(ms: number): void };

/** A hotel on a clock that stands still but for `pass`. */
export function openTestHotel(
  seed = 'test',
  storeOf: (kind: string) => RecordStore = () => memoryOnlyStore,
): TestHotel {
  let now = STARTS_AT;
  const clock: Clock = { now: () => now, wait: async () => {}, during: (work) => work() };
  const hotel = createHotel({
    propertyId: '198424',
    seed,
    hasOtherGuests: true,
    timeZone: 'America/Chicago',
    clock,
    storeOf,
    soldElsewhere: () => [],
  });
  return {
    ...hotel,
    pass: (ms) => {
      now += ms;
    },
  };
}

/** A booking of one room of a type for two adults at the base rate. */
export function bookingOf(hotel: Hotel, roomTypeId: string, stay: Stay): Booking {
  const rate = findRate(hotel.house, roomTypeId);
  if (!rate) throw new Error('no such room type');
  return {
    stay,
    rooms: [{ rate, party: { adults: 2, children: 0 } }],
    guest: newGuest({ id: hotel.newId(9), firstName: 'Jane', lastName: 'Doe' }),
    sourceId: 's-1',
    thirdPartyIdentifier: '',
    customFields: [],
  };
}
