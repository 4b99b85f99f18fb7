import { readBookingPatterns } from '../../rehearsal/booking-patterns.ts';
import { daysBetween, weekdayOf } from '../../shared-kernel/plain-date.ts';
import type { Rate, RoomType } from '../property-inventory.ts';
import { derivePrice } from './rate-plans.ts';
import { nightsOf, type Stay } from '../stays/stay.ts';

export type Party = { adults: number; children: number };

/** A night and its price in cents. */
export type Night = { date: string; cents: number };

// Sunday to Saturday. Assumed, as is everything else about prices but the season: the booking data has none.
const WEEKDAYS = [0.94, 0.92, 0.95, 1, 1.02, 1.18, 1.22];
const SEASON_WEIGHT = 0.35;
const EXTRA_ADULT_CENTS = 2_500;
const EXTRA_CHILD_CENTS = 1_200;

const { monthDemand } = readBookingPatterns();

/** The nights of a stay as sold on `soldOn` (YYYY-MM-DD) for the guests included, in cents. */
export function priceNights({ roomType, plan }: Rate, stay: Stay, soldOn: string): Night[] {
  return nightsOf(stay).map((date) => ({ date, cents: derivePrice(basePrice(roomType, date, soldOn), plan) }));
}

/** What guests beyond those included add to a night, in cents. */
export function extraPerNight(roomType: RoomType, { adults, children }: Party): number {
  return (
    Math.max(0, adults - roomType.adultsIncluded) * EXTRA_ADULT_CENTS +
    Math.max(0, children - roomType.childrenIncluded) * EXTRA_CHILD_CENTS
  );
}

/** The nights of a stay with everything a party pays for the room, in cents. */
export function priceForParty(rate: Rate, stay: Stay, party: Party, soldOn: string): Night[] {
  const extra = extraPerNight(rate.roomType, party);
  return priceNights(rate, stay, soldOn).map(({ date, cents }) => ({ date, cents: cents + extra }));
}

/** Cents of some nights together. */
export const sumOf = (nights: readonly Night[]): number => nights.reduce((sum, { cents }) => sum + cents, 0);

function basePrice({ nightCents }: RoomType, date: string, soldOn: string): number {
  const season = 1 + SEASON_WEIGHT * ((monthDemand[String(Number(date.slice(5, 7)))] ?? 1) - 1);
  const weekday = WEEKDAYS[weekdayOf(date)] ?? 1;
  return Math.round((nightCents * season * weekday * leadFactor(daysBetween(soldOn, date))) / 100) * 100;
}

function leadFactor(days: number): number {
  if (days <= 3) return 1.06;
  return days > 120 ? 0.94 : 1;
}
