import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { goldenCallEndpoints } from '@booking/contracts/golden-calls';
import { modeEndpoints } from '@booking/contracts/mode';
import { startHotelWithAssistant, type HotelWithAssistant } from '../../../../test/start/hotel-with-assistant.ts';
import { stay } from '../../../../test/providers/property.ts';

let hotel: HotelWithAssistant;
beforeAll(async () => {
  hotel = await startHotelWithAssistant();
  const turns = [
    {
      says: `I want to book a room from ${stay.startDate} until ${stay.endDate} for two adults`,
      expects: [{ kind: 'uses_tool', name: 'get_availability_and_rates' } as const],
    },
    { says: 'Yes please', expects: [{ kind: 'uses_tool', name: 'send_room_selection_link' } as const] },
  ];
  await hotel.api.call(goldenCallEndpoints.create, { body: { name: 'Booking', assistantType: 'guest', turns } });
});
afterAll(() => hotel.stop());

/** What a real booking call leaves behind. */
const left = () =>
  hotel.api.sql(
    `SELECT (SELECT count(*) FROM guest_session) AS links, (SELECT count(*) FROM text_message) AS texts,
            (SELECT count(*) FROM payment) AS payments, (SELECT count(*) FROM call) AS calls,
            (SELECT count(*) FROM inbound_event WHERE kind = 'tool-answers') AS answers`,
  );
const nothing = [{ links: '0', texts: '0', payments: '0', calls: '0', answers: '0' }];

const playBooking = async () => {
  const [result] = await hotel.api.call(goldenCallEndpoints.run, { params: { id: hotel.id }, body: {} });
  return result!;
};

test('a booking is played with real rooms and prices, without a text', async () => {
  const { passed, turns } = await playBooking();
  expect(turns.flatMap(({ failures }) => failures)).toEqual([]);
  expect(passed).toBe(true);
  expect(turns[0]!.reply).toMatch(/\$\d/);
  expect(turns[1]!.reply).toContain('nothing was sent');
  expect(await left()).toEqual(nothing);
});

test('golden calls are played before a publish in live mode, too, without effects', async () => {
  const key = hotel.simulators.env['VAPI_LIVE_API_KEY']!;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Guest assistant' });
  const made = await fetch(`${hotel.simulators.vapi}/assistant`, { method: 'POST', headers, body });
  const { id } = (await made.json()) as { id: string };
  await hotel.api.sql(`UPDATE assistant SET mode = 'live', assistant_id = $1 WHERE id = $2`, [id, hotel.id]);
  await hotel.api.call(modeEndpoints.change, { body: { mode: 'live' } });
  expect(await playBooking()).toMatchObject({ passed: true });
  const says = { says: 'Is there a pool?', expects: [{ kind: 'never_says', text: 'pool' } as const] };
  await hotel.api.call(goldenCallEndpoints.create, { body: { name: 'Pool', assistantType: 'guest', turns: [says] } });
  const { status, body: refused } = await hotel.ask('publishVerified', {});
  expect(status).toBe(422);
  expect(refused.message).toBe(
    'The golden call “Pool” went wrong in turn 1, at “Is there a pool?”: It must not say “pool”.',
  );
  expect(await left()).toEqual(nothing);
});
