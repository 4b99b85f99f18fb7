import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { privacyEndpoints as endpoints } from '@booking/contracts/privacy-desk';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { erasureOf } from '../../../../test/people/erasable-guest.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

let hotel: ConnectedApi;
beforeAll(async () => {
  hotel = await startConnectedApi();
});
afterAll(() => hotel.stop());

const home = '+15125550142';
const headers = basicOf(owner.email, owner.password);
const pay = (name: string, reservation: string, email: string) =>
  hotel.api.sql(
    `INSERT INTO payment (mode, amount_cents, status, created_at, reservation_id, metadata)
     VALUES ('test', 100, 'failed', '2026-11-10', $1, $2)`,
    [reservation, { guestName: name, guestPhone: home, guestEmail: email }],
  );
const signIn = (name: string, reservation: string) =>
  hotel.api.sql(
    `INSERT INTO reservation_event (mode, key, kind, reservation_id, at, guest_name) VALUES ('test', $1, 'created', $1, '2026-11-10', $2)`,
    [reservation, name],
  );
const erase = (guests: string[]) =>
  hotel.api.call(endpoints.erase, { body: { identifiers: [home], guests, confirm: 'ERASE', evenIfOpen: true } });
const storedNames = async (): Promise<string[]> => {
  const rows = await hotel.api.sql<{ name: string | null }>(
    `SELECT metadata->>'guestName' AS name FROM payment UNION ALL SELECT guest_name FROM reservation_event ORDER BY name`,
  );
  return rows.flatMap(({ name }) => name ?? []);
};

test('of people who used a phone, those are found, exported and erased who are named', async () => {
  for (const [name, reservation, email] of [
    ['Maria Lopez', '7001', 'maria@guest.example'],
    ['Tom Lopez', '7002', 'tom@guest.example'],
    ['Ana Lopez', '7003', 'ana@guest.example'],
  ] as const) {
    await pay(name, reservation, email);
    await signIn(name, reservation);
  }
  const found = await hotel.api.call(endpoints.find, { body: { identifiers: [home] } });
  expect(found.guests?.map(({ name, reservations }) => [name, reservations])).toEqual([
    ['Maria Lopez', ['7001']],
    ['Tom Lopez', ['7002']],
    ['Ana Lopez', ['7003']],
  ]);

  const body = { identifiers: [home], guests: ['maria lopez'] };
  const file = await (await hotel.api.request(endpoints.export.path, { method: 'POST', headers, body })).text();
  expect(file).toContain('maria@guest.example');
  expect(file).not.toMatch(/tom@guest\.example|Ana Lopez/);

  const done = await erasureOf(hotel, await erase(['MARIA  LOPEZ', 'Ana Lopez']));
  expect(await storedNames()).toEqual(['Tom Lopez', 'Tom Lopez']);
  const texts = done.report.find(({ what }) => what === 'sent_texts');
  expect(texts).toMatchObject({ result: 'kept', note: expect.stringContaining('Other guests have the same number') });
  const [tom] = await hotel.api.sql<{ metadata: object }>(`SELECT metadata FROM payment WHERE reservation_id = '7002'`);
  expect(tom?.metadata).toEqual({ guestName: 'Tom Lopez', guestPhone: home, guestEmail: 'tom@guest.example' });

  const request = { ...body, confirm: 'ERASE', evenIfOpen: true };
  await errorOf(await hotel.api.request(endpoints.erase.path, { method: 'POST', headers, body: request }), 409);

  await erasureOf(hotel, await erase(['Tom Lopez']));
  expect(await storedNames()).toEqual([]);
}, 120_000);
