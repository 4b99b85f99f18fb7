import { createGuest } from '../callers/guests.ts';
import type { Stay } from '../callers/scene.ts';
import { addDays } from '../shared-kernel/plain-date.ts';
import { createRandom, type Random } from '../shared-kernel/random.ts';
import type { Ending, Trip } from './play-trip.ts';

export type TripsOptions = {
  /** The hotel's date, YYYY-MM-DD. */
  today: string;
  /** Epoch ms; the calls of the trips are over by then. */
  now: number;
  seed: string;
};

// Assumed: most who are sent a link book, and one in three of those calls again.
const HOW_OFTEN: Readonly<Record<Ending, number>> = {
  pays: 3,
  pays_and_extends: 3,
  pays_and_asks_to_extend: 1,
  pays_and_cancels: 1,
  declined_then_pays: 2,
  declined: 1,
  lets_it_expire: 1,
  hesitates: 2,
  never_opens: 1,
  pays_by_form: 1,
  opens_form: 1,
};
const MINUTES_APART = 20;

/** Callers with every ending there is, oldest first. */
export function planTrips({ today, now, seed }: TripsOptions): Trip[] {
  const endings = Object.entries(HOW_OFTEN).flatMap(([ending, times]) => Array<Ending>(times).fill(ending as Ending));
  return endings.map((ending, index) => {
    const random = createRandom(`${seed} ${today} trip ${index}`);
    const guest = createGuest(random);
    const startedAt = now - (endings.length - index) * MINUTES_APART * 60_000;
    return { ending, guest, stay: pickStay(today, index, random), startedAt, random };
  });
}

// A few of them arrive within the week, so that the desk has somebody to expect.
function pickStay(today: string, index: number, random: Random): Stay {
  const startDate = addDays(today, index % 3 === 0 ? random.between(1, 6) : random.between(7, 60));
  return {
    startDate,
    endDate: addDays(startDate, random.between(1, 4)),
    adults: random.between(1, 2),
    children: random.chance(0.2) ? 1 : 0,
  };
}
