import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startConnectedApi, type ConnectedApi } from '../../../test/connected-api.ts';
import { getLink, newCaller, newStay, see, select } from '../../../test/guest-trip.ts';

const guests = 50;
const longestWaitMs = 15_000;

let trip: ConnectedApi;
beforeAll(async () => {
  trip = await startConnectedApi();
});
afterAll(() => trip.stop());

test('of fifty guests who choose the last room at once one gets it, and the others are told so without a long wait', async () => {
  const stay = newStay();
  const links = await Promise.all(Array.from({ length: guests }, () => getLink(trip, newCaller(), stay)));
  const room = (await see(trip, links[0]!)).rooms.reduce((scarcest, each) =>
    each.roomsAvailable < scarcest.roomsAvailable ? each : scarcest,
  );
  for (let left = room.roomsAvailable; left > 1; left--) {
    expect((await select(trip, await getLink(trip, newCaller(), stay), room)).status).toBe(200);
  }

  const answers = await Promise.all(
    links.map(async (link) => {
      const began = performance.now();
      const answer = await select(trip, link, room);
      const { code = 'held' } = (await answer.json()) as { code?: string };
      return { status: answer.status, code, isPrompt: performance.now() - began < longestWaitMs };
    }),
  );
  const held = { status: 200, code: 'held', isPrompt: true };
  expect(answers.filter(({ status }) => status === 200)).toEqual([held]);
  const taken = { status: 409, code: 'room_taken', isPrompt: true };
  expect(answers.filter(({ status }) => status !== 200)).toEqual(Array(guests - 1).fill(taken));
  const holds = await trip.api.sql('SELECT 1 FROM room_hold WHERE room_type_id = $1', [room.roomTypeID]);
  expect(holds).toHaveLength(room.roomsAvailable);
});
