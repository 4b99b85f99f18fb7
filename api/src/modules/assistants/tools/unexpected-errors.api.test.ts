import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { guestTools } from '@booking/contracts/guest-tools';
import { useConnectedProcess } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { newStay } from '../../../../test/people/guest-trip.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { toolCalls } from '../../../../test/providers/server-messages.ts';
import { newPhone, resultsOf } from '../../../../test/requests/tool-requests.ts';
import { announce, callOf, tokenFor } from '../../../../test/requests/tool-calls.ts';

const hotel = useConnectedProcess();
const desk = useFrontDesk(hotel);

const phone = { ...newPhone(), guest: '+15125550177' };
beforeAll(() => announce(hotel.api, phone));

const away: string[] = [];
const takeAway = async (table: string): Promise<void> => {
  await hotel.api.sql(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  away.push(table);
};
afterEach(async () => {
  for (const table of away.splice(0)) await hotel.api.sql(`ALTER TABLE ${table}_away RENAME TO ${table}`);
});

/** Uses tools in a call that began before tables were taken away. */
async function use(...names: string[]) {
  const calls = names.map((name) => ({ id: name, name, arguments: { phone: phone.guest } }));
  const headers = tokenFor('vapi-tools');
  const body = toolCalls(phone, calls);
  const answer = await hotel.api.request('/api/vapi-tools/x', { method: 'POST', headers, body });
  return { status: answer.status, results: await resultsOf(answer) };
}

test('a tool with an unexpected error answers with an apology, and the others are answered', async () => {
  await takeAway('guest_session');
  await takeAway('guest_intake');
  const { status, results } = await use('check_room_selection_status', 'get_property_facts', 'get_guest_intake');
  expect(status).toBe(200);
  const [selection, facts, intake] = results;
  expect(selection!.error).toBe(guestTools.check_room_selection_status.fails);
  expect(facts!.result).toMatch(/\w/);
  expect(intake!.error).toBe('I am sorry, that did not work just now.');
  await eventually(async () => hotel.api.log().includes('relation \\"guest_session\\" does not exist'));
});

test('an answer that cannot be stored is still spoken', async () => {
  await takeAway('inbound_event');
  const { status, results } = await use('get_property_facts');
  expect(status).toBe(200);
  expect(results[0]!.result).toMatch(/\w/);
});

test('work whose record fails is still reported as done', async () => {
  const phone = '+15125550178';
  const { id: reservationId } = await desk.reserve({ ...newStay(), phone });
  await takeAway('reservation_deed');
  const { result } = await callOf(hotel, phone).customer('send_payment_link', { reservationId });
  expect(result).toMatch(/is on its way by text/);
  await eventually(async () => hotel.api.log().includes('relation \\"reservation_deed\\" does not exist'));
});
