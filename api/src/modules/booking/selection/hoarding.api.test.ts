import { expect, test } from '@jest/globals';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  addressIn,
  contact,
  getLink,
  newCaller,
  newStay,
  callTool,
  see,
  select,
} from '../../../../test/people/guest-trip.ts';

const trip = useConnectedApi();

const heldFor = ({ guest }: { guest: string }) =>
  trip.api.sql<{ minutes: number }>(
    `SELECT extract(epoch FROM room_hold.expires_at - now()) / 60 AS minutes
     FROM room_hold JOIN guest_session ON guest_session.id = session_id
     WHERE guest_phone = $1 AND room_hold.expires_at > now()`,
    [guest],
  );

test('choosing again renews a hold only once', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  const [room] = (await see(trip, link)).rooms;
  const passes = () => trip.api.sql(`UPDATE room_hold SET expires_at = expires_at - interval '10 minutes'`);
  const choose = async (): Promise<number> => (await select(trip, link, room!)).status;

  expect(await choose()).toBe(200);
  await passes();
  expect(await choose()).toBe(200);
  expect(Number((await heldFor(caller))[0]!.minutes)).toBeGreaterThan(14);
  await passes();
  expect(await choose()).toBe(200);
  expect(Number((await heldFor(caller))[0]!.minutes)).toBeLessThan(6);
  await passes();
  const refused = await errorOf(await select(trip, link, room!), 409);
  expect(refused.code).toBe('held_before');
  expect(await heldFor(caller)).toEqual([]);
});

test('thirty copies of a choice are one hold, and no renewal', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  const [room] = (await see(trip, link)).rooms;
  const answers = await Promise.all(Array.from({ length: 30 }, () => select(trip, link, room!)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
  expect(await heldFor(caller)).toHaveLength(1);
  const sessions = await trip.api.sql('SELECT held_times FROM guest_session WHERE guest_phone = $1', [caller.guest]);
  expect(sessions).toEqual([{ held_times: 1 }]);
});

test('a number has one held room over all its links, besides rooms it is paying for', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const links: string[] = [];
  for (let turn = 1; turn <= 3; turn += 1) {
    await callTool(trip, { ...newCaller(), guest: caller.guest }, 'send_room_selection_link', { ...stay, phone: '' });
    const token = (await addressIn(trip, caller, 'choose your room', turn)).split('/').at(-1)!;
    links.push(`/api/room-selection/${token}`);
  }
  const room = (await see(trip, links[0]!)).rooms.find(({ roomsAvailable }) => roomsAvailable > 1);
  for (const link of links) expect((await select(trip, link, room!)).status).toBe(200);
  expect(await heldFor(caller)).toHaveLength(1);

  // the first is gone on with, and gets its room back
  expect((await contact(trip, links[0]!, caller)).status).toBe(200);
  const again = await select(trip, links[1]!, room!);
  expect(await again.text()).toContain('Your room is held');
  expect((await see(trip, links[0]!)).paymentUrl).toMatch(/^http/);
  expect(await heldFor(caller)).toHaveLength(2);
});

test('the number of unpaid holds in all is limited', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const link = await getLink(trip, caller, stay);
  const [room] = (await see(trip, link)).rooms;
  const far = { startDate: '2032-01-01', endDate: '2032-01-02' };
  await trip.api.sql(
    `WITH session AS (
       INSERT INTO guest_session (purpose, token_hash, mode, start_date, end_date, adults, children, guest_phone, status, expires_at)
       SELECT 'room_selection', decode(md5(n::text) || md5('x' || n), 'hex'), 'test', $1, $2, 1, 0, '+1999555' || n, 'selected', now() + interval '1 day'
       FROM generate_series(1000, 1099) AS n RETURNING id
     )
     INSERT INTO room_hold (session_id, mode, room_type_id, start_date, end_date, expires_at)
     SELECT id, 'test', 'none', $1, $2, now() + interval '10 minutes' FROM session`,
    [far.startDate, far.endDate],
  );
  expect((await errorOf(await select(trip, link, room!), 409)).code).toBe('too_many_held');
  await trip.api.sql(`DELETE FROM room_hold WHERE room_type_id = 'none'`);
  expect((await select(trip, link, room!)).status).toBe(200);
});
