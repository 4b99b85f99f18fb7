import { createGuest } from '../callers/guests.ts';
import type { Guest, Stay } from '../callers/scene.ts';
import { addDays } from '../shared-kernel/plain-date.ts';
import { createRandom, type Random } from '../shared-kernel/random.ts';
import { openRoomPage, pay } from './guest-browser.ts';
import { awaitLink } from './guest-phone.ts';

export type TripOptions = {
  /** The hotel's date, YYYY-MM-DD. */
  today: string;
  /** Epoch ms; the calls of the trips are over by then. */
  now: number;
  seed: string;
  productUrl: string;
  twilioUrl: string;
  call: (guest: Guest, stay: Stay, startedAt: number) => Promise<void>;
  stopped: () => boolean;
};

// Assumed: most who are sent a link book; some think it over, some never open it, and some cards are declined.
const ENDINGS = { pays: 9, declined_then_pays: 2, declined: 1, hesitates: 2, never_opens: 1 } as const;
const TRIPS = 15;
const MINUTE_MS = 60_000;

/** Callers who go on where the call ended: they open the text, choose, give their name and pay, or do not. Answers how many paid. */
export async function playTrips(options: TripOptions): Promise<number> {
  const endings = Object.entries(ENDINGS).flatMap(([ending, times]) =>
    Array<keyof typeof ENDINGS>(times).fill(ending as keyof typeof ENDINGS),
  );
  let paid = 0;
  for (let index = 0; index < TRIPS && !options.stopped(); index += 1) {
    const random = createRandom(`${options.seed} ${options.today} trip ${index}`);
    const guest = createGuest(random);
    const startedAt = options.now - (TRIPS - index) * 20 * MINUTE_MS;
    await options.call(guest, pickStay(options.today, index, random), startedAt);
    if (await goOn(options, guest, endings[index % endings.length] ?? 'pays', random)) paid += 1;
  }
  return paid;
}

async function goOn(
  { productUrl, twilioUrl }: TripOptions,
  guest: Guest,
  ending: keyof typeof ENDINGS,
  random: Random,
): Promise<boolean> {
  if (ending === 'never_opens') return false;
  const link = await awaitLink(twilioUrl, guest.number, /https?:\S+\/room-select\/\S+/);
  if (!link) return false;
  const page = openRoomPage(productUrl, link, guest, random);
  if (ending === 'hesitates' || !(await page.chooseRoom())) return false;
  await page.giveContact();
  const payment = await awaitLink(twilioUrl, guest.number, /https?:\S+\/c\/pay\/\S+/);
  if (!payment) return false;
  if (ending !== 'pays') await pay(payment, guest, 'declined');
  if (ending === 'declined') return false;
  await pay(payment, guest, 'good');
  return true;
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
