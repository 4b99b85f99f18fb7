import { createGuest } from '../callers/guests.ts';
import type { Stay } from '../callers/scene.ts';
import { addDays } from '../shared-kernel/plain-date.ts';
import { createRandom, type Random } from '../shared-kernel/random.ts';
import { playTrip, type Doors, type Ending } from './play-trip.ts';

export type TripsOptions = {
  doors: Doors;
  /** The hotel's date, YYYY-MM-DD. */
  today: string;
  /** Epoch ms; the calls of the trips are over by then. */
  now: number;
  seed: string;
  stopped: () => boolean;
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
};
const MINUTES_APART = 20;

/** Plays callers with every ending there is, one after another. */
export async function playTrips({ doors, today, now, seed, stopped }: TripsOptions): Promise<void> {
  const endings = Object.entries(HOW_OFTEN).flatMap(([ending, times]) => Array<Ending>(times).fill(ending as Ending));
  for (const [index, ending] of endings.entries()) {
    if (stopped()) return;
    const random = createRandom(`${seed} ${today} trip ${index}`);
    const guest = createGuest(random);
    const startedAt = now - (endings.length - index) * MINUTES_APART * 60_000;
    await playTrip(doors, { ending, guest, stay: pickStay(today, index, random), startedAt, random });
  }
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
