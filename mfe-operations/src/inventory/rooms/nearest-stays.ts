import type { RateNight, RatePlan } from '@booking/contracts/inventory';
import { addDays } from '@booking/hotel/hotel-time';
import { nightsBetween } from '@booking/hotel/nights';
import { whyNotFree, type RestrictedNight } from '@booking/hotel/why-not-free';
import { basePlans } from './rooms-each-night.ts';

export type NearestStay = { startDate: string; endDate: string; roomTypeName: string };

type Wanted = {
  startDate: string;
  endDate: string;
  /** The hotel's date: no stay begins earlier. */
  today: string;
  /** Room types that are too small for the party. */
  tooSmall: readonly string[];
};

/** So many stays are offered, at most so many days away. */
const mostStays = 2;
const mostDays = 60;

const restricted = (night: RateNight): RestrictedNight => ({
  date: night.date,
  roomsAvailable: night.roomsAvailable,
  isBlocked: night.blocked,
  isClosedToArrival: night.closedToArrival,
  isClosedToDeparture: night.closedToDeparture,
  minNights: night.minimumStay,
  maxNights: night.maximumStay,
});

/** Whether a room type has a room in every night of a stay. The day of departure may be closed, so it has to be known, too. */
function isFree(nights: readonly RestrictedNight[], startDate: string, endDate: string): boolean {
  const known = nights.filter(({ date }) => date >= startDate && date <= endDate).length;
  if (known <= nightsBetween(startDate, endDate)) return false;
  const reasons = whyNotFree({ startDate, endDate, guests: 1, maxGuests: 1, isHeld: false, nights });
  return reasons.every(({ why }) => why === 'not_throughout');
}

/** The stays of as many nights that come nearest to the wanted one, the nearest first. */
export function nearestStays(plans: readonly RatePlan[], wanted: Wanted): NearestStay[] {
  const count = nightsBetween(wanted.startDate, wanted.endDate);
  const types = [...Map.groupBy(basePlans(plans), ({ roomTypeID }) => roomTypeID)]
    .filter(([roomTypeID]) => !wanted.tooSmall.includes(roomTypeID))
    .map(([, months]) => ({
      roomTypeName: months[0]!.roomTypeName,
      nights: months.flatMap(({ nights }) => nights.map(restricted)),
    }));
  const found: NearestStay[] = [];
  for (let days = 1; days <= mostDays && found.length < mostStays; days += 1) {
    for (const startDate of [addDays(wanted.startDate, -days), addDays(wanted.startDate, days)]) {
      const endDate = addDays(startDate, count);
      const type = types.find(({ nights }) => isFree(nights, startDate, endDate));
      if (startDate >= wanted.today && type && found.length < mostStays)
        found.push({ startDate, endDate, roomTypeName: type.roomTypeName });
    }
  }
  return found;
}
