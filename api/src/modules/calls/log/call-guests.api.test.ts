import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callEndpoints } from '@booking/contracts/calls';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';

const [home, shared, unknown] = ['+15125550142', '+15125550143', '+15125550144'];
const names = ['booked', 'linked', 'known', 'shared', 'stranger', 'named'] as const;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  const numbers = [shared, shared, home, shared, unknown, unknown];
  await insertCalls(
    api,
    names.map((id, index) => ({
      ...{ id, started_at: '2026-11-10T18:00:00Z', caller_number: numbers[index] },
      assistant_name: id === 'booked' ? 'Guest line' : null,
    })),
  );
  await api.sql(`UPDATE call SET caller_name = ' LEE ANN ' WHERE id IN ('named', 'booked')`);
  await api.sql(`UPDATE call SET summary = E'  Asked for a room.\\n\\nWas sent a link. ' WHERE id = 'booked'`);
  await api.sql(
    `INSERT INTO payment (mode, call_id, amount_cents, status, created_at, metadata) VALUES
       ('test', 'booked', 1, 'expired', '2026-11-10', $1), ('test', 'booked', 2, 'completed', '2026-11-11', $2),
       ('test', NULL, 3, 'completed', '2026-11-09', $3), ('live', NULL, 4, 'completed', '2026-11-09', $4)`,
    [
      { guestName: 'Jane Do', guestPhone: shared },
      { guestName: ' Jane Doe ', guestPhone: shared },
      { guestName: 'Rosa Whitfield', guestPhone: home },
      { guestName: 'Somebody Else', guestPhone: home },
    ],
  );
  await api.sql(
    `INSERT INTO guest_session (purpose, token_hash, mode, call_id, start_date, end_date, adults, children, guest_phone, status, guest, expires_at)
     VALUES ('room_selection', 'x', 'test', 'linked', '2026-12-01', '2026-12-02', 2, 0, $1, 'contact_submitted',
             '{"firstName": "Jonas", "lastName": "Doe"}', now())`,
    [shared],
  );
});
afterAll(() => api.stop());

test('a call is with whom its records name, else with the only guest who has its number, else with the name it came with', async () => {
  const rows = await api.call(callEndpoints.list);
  expect(Object.fromEntries(rows.map(({ id, guestName }) => [id, guestName]))).toEqual({
    ...{ booked: 'Jane Doe', linked: 'Jonas Doe', known: 'Rosa Whitfield' },
    ...{ shared: null, stranger: null, named: 'LEE ANN' },
  });
});

test('a call has its assistant, and its summary on one line', async () => {
  const rows = await api.call(callEndpoints.list);
  const said = (id: string) => rows.find((row) => row.id === id);
  expect(said('booked')).toMatchObject({ assistantName: 'Guest line', summary: 'Asked for a room. Was sent a link.' });
  expect(said('known')).toMatchObject({ assistantName: null, summary: null });
});
