import { setTimeout as pause } from 'node:timers/promises';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { aboutToPay } from '../../../api/test/people/guest-trip.ts';
import type { ConnectedApi } from '../../../api/test/start/connected-api.ts';
import { payCheckout } from '../../../api/test/people/payment-page.ts';
import { fail } from '../../src/machine/machine.ts';
import { progress } from '../../src/machine/terminal.ts';
import { bookerOf, reportOf, type Caller } from './caller.ts';

export type GrowingProduct = Pick<ConnectedApi, 'api' | 'simulators'>;

/** So many reports are under way at once, and so many may wait to be processed. */
const atOnce = 8;
const mostWaiting = 2000;
/** Sent once more when a growth goes on: those that were under way when it ended. */
const again = 50;

/** The property system takes five requests a second and has 24 rooms: one of ten callers books, until these are so many. */
const trips = 100;
const isTrip = (number: number): boolean => number % 10 === 0 && number <= 10 * trips;

const waiting = async ({ api }: GrowingProduct): Promise<number> => {
  const [row] = await api.sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM inbound_event WHERE status = 'pending'`,
  );
  return row!.count;
};

async function untilFewerWait(product: GrowingProduct, than: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await waiting(product)) >= than) await pause(200);
}

/** A report as it is sent: again, when it was not taken. */
async function send({ api }: GrowingProduct, number: number, caller?: Caller): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    const answer = await api.webhook(reportOf(number, caller)).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(1000);
  }
  fail(`The report of call ${number} was not taken.`);
}

/** Phones now, gets a link, chooses a room, and pays four times of five. */
async function book(product: GrowingProduct, number: number): Promise<void> {
  const caller = bookerOf(number);
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 3 + Math.floor(number / 10) * 3);
  const stay = { startDate, endDate: addDays(startDate, 2), adults: 2, children: 0 };
  const { address } = await aboutToPay({ ...product, stop: () => Promise.resolve() }, caller, stay);
  if (number % 50 !== 0) await payCheckout(address);
  await send(product, number, caller);
}

/** Those who book, one after the other, for the property system is asked no faster anyway. */
async function bookings(product: GrowingProduct, first: number, last: number, signal: AbortSignal): Promise<void> {
  for (let number = first; number <= Math.min(last, 10 * trips) && !signal.aborted; number += 1)
    if (isTrip(number)) await book(product, number);
}

/**
 * Has calls come in by the doors that anybody outside has, until there are so many: signed reports of the voice platform, and of
 * some callers all that a booking takes, to the money. It goes on from what the database has.
 */
export async function growTo(product: GrowingProduct, calls: number, signal: AbortSignal): Promise<void> {
  const [there] = await product.api.sql<{ calls: number }>('SELECT count(*)::int AS calls FROM call');
  const first = Math.max(1, there!.calls + 1 - again);
  let [next, done] = [first, first - 1];
  const work = async (): Promise<void> => {
    while (next <= calls && !signal.aborted) {
      const number = next++;
      if (!isTrip(number)) await send(product, number);
      if (number % 500 === 0) await untilFewerWait(product, mostWaiting, signal);
      progress('  calls', (done += 1), calls);
    }
  };
  await Promise.all([bookings(product, there!.calls + 1, calls, signal), ...Array.from({ length: atOnce }, work)]);
  await untilFewerWait(product, 1, signal);
}
