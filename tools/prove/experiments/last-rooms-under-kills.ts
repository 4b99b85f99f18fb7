import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { checkouts } from '../../../api/test/providers/at-stripe.ts';
import { contact, getLink, newCaller, newStay, see, select, type Caller } from '../../../api/test/people/guest-trip.ts';
import { payCheckout } from '../../../api/test/people/payment-page.ts';
import { reservationsFor } from '../../../api/test/providers/reservations.ts';
import { eventually } from '../../../api/test/start/running-api.ts';
import { experiment, assertThat } from './bench.ts';

/** More guests than there are rooms. */
const tooMany = 8;
const killsEach = 2;
const atLeast = 3;
const settledMs = 150_000;

type Paid = { id: string; status: string; session: string };

/** As somebody with a phone does: again, until there is an answer. */
const persist = (ask: () => Promise<Response>): Promise<Response> =>
  eventually(
    async () => {
      const answer = await ask().catch(() => undefined);
      return answer && answer.status !== 429 && answer.status < 500 && answer;
    },
    200,
    60_000,
  );

await experiment(async ({ seconds, newDatabase, startApi, startSimulators }) => {
  const simulators = await startSimulators();
  const database = await newDatabase();
  const trip = { simulators, api: await startApi(simulators.env, database), stop: async () => undefined };
  let kills = 0;
  const killSome = async (): Promise<void> => {
    for (let count = 0; count < killsEach; count++) {
      await pause(randomInt(20, 1500));
      await trip.api.kill();
      kills += 1;
      trip.api = await startApi(simulators.env, database);
    }
  };
  /** @returns whether a room was bought */
  const buy = async (caller: Caller, link: string, room: OfferedRoom): Promise<boolean> => {
    for (const step of [() => select(trip, link, room), () => contact(trip, link, caller)]) {
      const { status } = await persist(step);
      assertThat(status === 200 || status === 409, `A guest got ${status}.`);
      if (status === 409) return false;
    }
    const address = await eventually(async () => (await see(trip, link).catch(() => undefined))?.paymentUrl, 200);
    await payCheckout(address);
    return true;
  };

  const end = Date.now() + seconds * 1000;
  let rounds = 0;
  let rooms = 0;
  let bought = 0;
  do {
    const stay = newStay();
    const first = newCaller();
    const firstLink = await getLink(trip, first, stay);
    const room = (await see(trip, firstLink)).rooms.reduce((scarcest, each) =>
      each.roomsAvailable < scarcest.roomsAvailable ? each : scarcest,
    );
    const others = Array.from({ length: room.roomsAvailable + tooMany - 1 }, newCaller);
    const links = await Promise.all(others.map((caller) => getLink(trip, caller, stay)));
    const racing = [[first, firstLink] as const, ...others.map((caller, index) => [caller, links[index]!] as const)];
    const [ends] = await Promise.all([
      Promise.all(racing.map(([caller, link]) => buy(caller, link, room))),
      killSome(),
    ]);
    const paid = ends.filter(Boolean).length;
    assertThat(
      paid <= room.roomsAvailable,
      `${paid} guests paid for ${room.roomsAvailable} rooms: one was sold more than once.`,
    );
    rounds += 1;
    rooms += room.roomsAvailable;
    bought += paid;
  } while (rounds < atLeast || Date.now() < end);

  const open = () => trip.api.sql(`SELECT 1 FROM payment WHERE status = 'completed' AND sync_status = 'pending'`);
  const known = () =>
    trip.api.sql<Paid>(`SELECT id, status, session_id AS session FROM payment WHERE paid_at IS NOT NULL`);
  const isSettled = async (): Promise<boolean> => (await known()).length >= bought && (await open()).length === 0;
  await eventually(isSettled, 500, settledMs).catch(async () =>
    assertThat(
      false,
      `Of ${bought} payments ${(await known()).length} are known and ${(await open()).length} still open.`,
    ),
  );
  const paid = new Map((await known()).map((payment) => [payment.id, payment]));
  const taken = (await checkouts(trip)).filter(({ payment_status }) => payment_status === 'paid');
  let booked = 0;
  for (const { client_reference_id: id } of taken) {
    const { length } = await reservationsFor(trip, id);
    assertThat(length < 2, `Payment ${id} has ${length} reservations.`);
    assertThat(
      length === 1 || paid.get(id)?.status === 'refunded',
      `Payment ${id} has neither a reservation nor a refund.`,
    );
    booked += length;
  }
  assertThat(taken.length === bought, `${bought} guests paid, and Stripe took ${taken.length} payments.`);
  assertThat(
    bought > 0 && booked <= rooms,
    `${booked} reservations were made of ${rooms} rooms, after ${bought} payments.`,
  );
  return `Killed ${kills} times in ${rounds} rounds while ${tooMany} too many guests chose and paid for the last rooms: of ${rooms} rooms ${booked} were sold, none twice; ${taken.length} payments, each with one reservation or a refund.`;
});
