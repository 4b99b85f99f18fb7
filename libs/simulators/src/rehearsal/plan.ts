import { createGuest } from '../callers/guests.ts';
import type { Guest, Stay } from '../callers/scene.ts';
import type { ScriptName } from '../callers/script.ts';
import { addDays, weekdayOf } from '../shared-kernel/plain-date.ts';
import { createRandom, type Random } from '../shared-kernel/random.ts';
import { dateInZone, instantInZone } from '../shared-kernel/zoned-time.ts';
import type { BookingPatterns } from './booking-patterns.ts';
import { readBucket } from './pattern-derivation.ts';

/** A call to be rehearsed; `startedAt` in epoch ms, `day` the hotel's date of it (YYYY-MM-DD). */
export type PlannedCall = { startedAt: number; day: string; script: ScriptName; guest: Guest; stay: Stay };

export type PlanOptions = {
  /** Epoch ms. Every planned call is over before it. */
  now: number;
  timeZone: string;
  /** Today and the days before it, this many in all. */
  days: number;
  seed: string;
  patterns: BookingPatterns;
};

// No script takes longer than this, slow tools included.
const LONGEST_CALL_MS = 15 * 60_000;

const CALLS_PER_DAY = 17;
const FEWEST_CALLS = 13;
const MOST_CALLS = 21;

// The data set knows no hours and no telephone. Assumed: a hotel's phone is busiest late in the morning and after work,
// and hardly rings at night.
// prettier-ignore
const HOURS = {
  '6': 1, '7': 3, '8': 6, '9': 10, '10': 12, '11': 12, '12': 9, '13': 8, '14': 8,
  '15': 9, '16': 11, '17': 12, '18': 11, '19': 9, '20': 7, '21': 4, '22': 2, '23': 1,
} as const;

// Assumed as well: what people call a hotel for. Calls about a reservation split by the data set's cancelled share.
const REASONS = {
  room_availability_check: 25,
  booking_flow: 23,
  pricing_inquiry: 14,
  property_info: 14,
  reservation: 13,
  hang_up_after_greeting: 4,
  wrong_number: 3,
  silence_time_out: 2,
  voicemail: 1,
  no_answer: 1,
} as const;

/** Plans a rehearsal, oldest call first. The same seed plans the same day whenever it is asked for. */
export function planRehearsal({ now, timeZone, days, seed, patterns }: PlanOptions): PlannedCall[] {
  const today = dateInZone(now, timeZone);
  const dates = Array.from({ length: days }, (_, index) => addDays(today, index - days + 1));
  return dates
    .flatMap((day) => planDay(day, timeZone, createRandom(`${seed} ${day}`), patterns))
    .filter((call) => call.startedAt + LONGEST_CALL_MS <= now)
    .sort((a, b) => a.startedAt - b.startedAt);
}

function planDay(day: string, timeZone: string, random: Random, patterns: BookingPatterns): PlannedCall[] {
  return Array.from({ length: countCalls(day, random, patterns) }, () => {
    const minutes = Number(random.pickWeighted(HOURS)) * 60 + random.between(0, 59);
    const startedAt = instantInZone(day, minutes, timeZone) + random.between(0, 59_999);
    return {
      startedAt,
      day,
      script: pickScript(random, patterns),
      guest: createGuest(random),
      stay: pickStay(day, random, patterns),
    };
  });
}

// The square root keeps a slow month from falling silent: people ask out of season too.
function countCalls(day: string, random: Random, { monthDemand, weekdayDemand }: BookingPatterns): number {
  const month = monthDemand[String(Number(day.slice(5, 7)))] ?? 1;
  const weekday = weekdayDemand[String(weekdayOf(day))] ?? 1;
  const calls = CALLS_PER_DAY * Math.sqrt(month * weekday) * (0.9 + random.fraction() * 0.2);
  return Math.min(MOST_CALLS, Math.max(FEWEST_CALLS, Math.round(calls)));
}

function pickScript(random: Random, { cancelledShare }: BookingPatterns): ScriptName {
  const reason = random.pickWeighted(REASONS);
  if (reason !== 'reservation') return reason;
  return random.chance(cancelledShare) ? 'cancellation_wish' : 'existing_reservation';
}

function pickStay(day: string, random: Random, { leadDays, nights, parties }: BookingPatterns): Stay {
  const { from, to } = readBucket(random.pickWeighted(leadDays));
  const startDate = addDays(day, random.between(from, to));
  const [adults = 2, children = 0] = random.pickWeighted(parties).split('+').map(Number);
  return { startDate, endDate: addDays(startDate, Number(random.pickWeighted(nights))), adults, children };
}
