import { createGuest } from '../../callers/guests.ts';
import { readBookingPatterns } from '../../rehearsal/booking-patterns.ts';
import { readBucket } from '../../rehearsal/pattern-derivation.ts';
import { addDays, weekdayOf } from '../../shared-kernel/plain-date.ts';
import { createRandom, type Random } from '../../shared-kernel/random.ts';
import type { HotelTime } from '../hotel-time.ts';
import type { Party } from './rates.ts';
import { WALK_IN } from '../sources.ts';
import type { Stay } from '../stays/stay.ts';

/** Somebody who wants a room, through a channel of his own; times of the day are minutes. */
export type Wish = {
  stay: Stay;
  party: Party;
  bookedAt: string;
  cancelsAt?: string;
  arrivesAt: number;
  leavesAt: number;
  sourceId: string;
  name: string;
  phone: string;
  /** For the choices that are left to whoever takes the booking. */
  random: Random;
};

// Wishes for an average day; with the nights of the data it fills about three of four suites in an average month.
const WISHES_PER_DAY = 5.4;
// The resort hotel's share in the whole published set: the excerpt the patterns come from has too many cancelled.
const CANCELLED_SHARE = 0.28;

// Assumed, because the booking data counts the days bookings were made on: Sunday to Saturday.
const ARRIVAL_WEEKDAYS = [0.85, 0.9, 0.9, 0.95, 1.1, 1.25, 1.05];
const SOURCE_WEIGHTS = { 's-1': 28, 's-3': 12, 's-4': 6, 'ss-1-1': 34, 'ss-2-0': 20 } as const;

const patterns = readBookingPatterns();

/** Everybody who wants to arrive on a day. The same seed and day give the same people. */
export function wishesFor(day: string, seed: string, time: HotelTime): Wish[] {
  const random = createRandom(`${seed} arrivals ${day}`);
  return Array.from({ length: countWishes(day, random) }, (_, index) =>
    drawWish(day, createRandom(`${seed} arrival ${day} ${index}`), time),
  );
}

// The square root keeps a slow month from emptying the hotel: this one is in a town, the data's by the sea.
function countWishes(day: string, random: Random): number {
  const month = Math.sqrt(patterns.monthDemand[String(Number(day.slice(5, 7)))] ?? 1);
  const weekday = ARRIVAL_WEEKDAYS[weekdayOf(day)] ?? 1;
  const mean = WISHES_PER_DAY * month * weekday * (0.6 + random.fraction() * 0.8);
  return Math.floor(mean + random.fraction());
}

function drawWish(day: string, random: Random, time: HotelTime): Wish {
  const { from, to } = readBucket(random.pickWeighted(patterns.leadDays));
  const lead = random.between(from, to);
  const [adults = 2, children = 0] = random.pickWeighted(patterns.parties).split('+').map(Number);
  const nights = Number(random.pickWeighted(patterns.nights));
  const { name, number } = createGuest(random);
  const bookedMinutes = lead === 0 ? random.between(10 * 60, 20 * 60) : random.between(7 * 60, 23 * 60);
  const bookedAt = time.instantOf(addDays(day, -lead), bookedMinutes);
  return {
    stay: { from: day, to: addDays(day, nights) },
    party: { adults, children },
    bookedAt,
    ...(lead > 1 && random.chance(CANCELLED_SHARE) ? { cancelsAt: between(bookedAt, day, random, time) } : {}),
    arrivesAt: lead === 0 ? bookedMinutes + random.between(5, 50) : random.between(14 * 60 + 30, 21 * 60 + 30),
    leavesAt: random.between(7 * 60, 11 * 60),
    sourceId: lead === 0 && random.chance(0.7) ? WALK_IN : random.pickWeighted(SOURCE_WEIGHTS),
    name,
    phone: number,
    random,
  };
}

function between(bookedAt: string, day: string, random: Random, time: HotelTime): string {
  const [first, last] = [Date.parse(bookedAt), Date.parse(time.instantOf(day, 0))];
  return new Date(Math.round(first + (last - first) * random.fraction())).toISOString();
}
