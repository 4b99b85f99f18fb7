import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { privacyEndpoints as endpoints, type PrivacyRequest } from '@booking/contracts/privacy-desk';
import { useConnectedProcess } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  erasableGuest,
  erasureOf,
  placesOf,
  tellingReport,
  type ErasableGuest,
} from '../../../../test/people/erasable-guest.ts';
import { getLink, newCaller, textsOf } from '../../../../test/people/guest-trip.ts';
import { eventually, owner, startApiProcess } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const folder = mkdtempSync(join(tmpdir(), 'erasure-'));
const house = useConnectedProcess(() => ({ DATA_DIR: folder }));
const headers = basicOf(owner.email, owner.password);
afterAll(() => rmSync(folder, { recursive: true }));

const wordsOf = ({ guest, firstName, lastName, email }: ErasableGuest): string[] => [
  guest.slice(2),
  firstName,
  lastName,
  email,
];
const objects = (): string[] => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.parentPath.includes('precheckins')).map(({ name }) => name);
};
const erase = (identifiers: string[], more: object = {}) =>
  house.api.call(endpoints.erase, { body: { identifiers, confirm: 'ERASE', evenIfOpen: true, ...more } });
const resultsOf = ({ report }: PrivacyRequest) => Object.fromEntries(report.map(({ what, result }) => [what, result]));

describe('a guest who asks to be forgotten', () => {
  let guest: ErasableGuest;
  let done: PrivacyRequest;
  beforeAll(async () => {
    guest = await erasableGuest(house);
  });

  test('is found by number, address or reservation, with all that hangs together with it', async () => {
    const { guest: phone, email, reservationId } = guest;
    for (const identifiers of [[phone], [email.toUpperCase()], [reservationId]]) {
      const found = await house.api.call(endpoints.find, { body: { identifiers } });
      expect(found.names).toContain(`${guest.firstName} ${guest.lastName}`);
      const counts = Object.fromEntries(found.held.map(({ what, count }) => [what, count]));
      expect(counts).toMatchObject({ calls: 1, links: 1, payments: 1, precheckins: 1, images: 3, extensions: 1 });
      expect([...found.identifiers, ...found.alsoKnownBy]).toEqual(expect.arrayContaining([phone, email]));
    }
  });

  test('gets a file with all of it and no secrets, which is written down', async () => {
    const body = { identifiers: [guest.guest, guest.email] };
    const answer = await house.api.request(endpoints.export.path, { method: 'POST', headers, body });
    const text = await answer.text();
    const file = JSON.parse(text) as Record<string, object[]>;
    expect(file['calls']).toMatchObject([
      { caller_number: guest.guest, transcript: expect.stringContaining(guest.email) },
    ]);
    expect(file['payments']).toMatchObject([{ metadata: { guestEmail: guest.email } }]);
    expect(file['images']).toHaveLength(3);
    expect(text).not.toMatch(/token_hash|imageKey|merge_state/);
    const written = await house.api.sql(`SELECT detail FROM audit_event WHERE action = 'privacy.export'`);
    expect(written).toEqual([{ detail: { request: expect.any(String) } }]);
    const searches = await house.api.sql(`SELECT detail FROM audit_event WHERE action = 'privacy.find'`);
    expect(searches).toEqual([{ detail: {} }, { detail: {} }, { detail: {} }]);
  });

  test('is not forgotten while a stay is open, unless it is meant, nor without the word', async () => {
    const ask = (body: object) => house.api.request(endpoints.erase.path, { method: 'POST', headers, body });
    const identifiers = [guest.guest];
    const { message } = await errorOf(await ask({ identifiers, confirm: 'ERASE' }), 409);
    expect(message).toContain(`Reservation ${guest.reservationId} is paid`);
    await errorOf(await ask({ identifiers, confirm: 'erase', evenIfOpen: true }), 400);
    expect(await placesOf(house, [guest.email])).not.toEqual([]);
  });

  test('is erased everywhere once the voice platform does it too, by one job however often it is asked for', async () => {
    const other = newCaller();
    await getLink(house, other);
    await house.simulators.fault('vapi', 'server_error');
    const identifiers = [guest.guest, guest.email];
    const [one, again] = await Promise.all([erase(identifiers), erase(identifiers.toReversed())]);
    expect(again.id).toBe(one.id);
    const half = await erasureOf(house, one, ({ report }) => report.some(({ what }) => what === 'audit'));
    expect(half.finishedAt).toBeNull();
    expect(resultsOf(half)).toMatchObject({ calls: 'erased', recordings: 'waiting' });
    await house.simulators.heal();
    done = await erasureOf(house, one);
    expect(resultsOf(done)).toMatchObject({
      ...{ calls: 'erased', images: 'erased', inbox: 'erased', elsewhere: 'erased', recordings: 'erased' },
      ...{
        sent_texts: 'erased',
        payments: 'erased',
        property_system: 'by_hand',
        payment_provider: 'kept',
        audit: 'erased',
      },
    });
    expect(done.report).toHaveLength(done.steps);
    const { proofs } = done.report.find(({ what }) => what === 'recordings')!;
    expect(proofs).toEqual([{ at: expect.any(String), answer: 'DELETE /call/{id}: erased' }]);
    expect(await house.api.sql(`SELECT FROM guest_session WHERE guest_phone = $1`, [other.guest])).toHaveLength(1);
  }, 120_000);

  test('stands in no column of any table and in no object any more', async () => {
    expect(await placesOf(house, wordsOf(guest))).toEqual([]);
    expect(objects()).toEqual([]);
  });

  test('is gone at the voice platform, and the words of their texts at the messaging service', async () => {
    const { vapi, env } = house.simulators;
    const authorization = `Bearer ${env['VAPI_TEST_API_KEY']!}`;
    expect((await fetch(`${vapi}/call/${guest.id}`, { headers: { authorization } })).status).toBe(404);
    expect((await textsOf(house, guest)).filter((body) => body !== '')).toEqual([]);
  });

  test('leaves the books as they were', async () => {
    const [payment] = await house.api.sql('SELECT * FROM payment WHERE reservation_id = $1', [guest.reservationId]);
    expect(payment).toMatchObject({ status: 'completed', amount_cents: expect.any(Number) });
  });

  test('is not stored anew by what comes late', async () => {
    const count = () => house.api.sql<{ id: string }>('SELECT id FROM inbound_event');
    const before = (await count()).length;
    const late = tellingReport(guest);
    expect((await house.api.webhook({ message: { ...late.message, timestamp: Date.now() } })).status).toBe(200);
    await eventually(async () => (await count()).length > before);
    expect(await house.api.sql(`SELECT FROM inbound_event WHERE status = 'pending'`)).toEqual([]);
    expect(await placesOf(house, wordsOf(guest))).toEqual([]);
  });
});

test('a call in which staff did something for a guest is not of the guest', async () => {
  const caller = newCaller();
  await getLink(house, caller);
  const callsHeld = async () => {
    const { held } = await house.api.call(endpoints.find, { body: { identifiers: [caller.guest] } });
    return held.find(({ what }) => what === 'calls')?.count ?? 0;
  };
  expect(await eventually(async () => (await callsHeld()) || false)).toBe(1);
  await house.api.sql(`UPDATE call SET caller_number = '+15125550142' WHERE id = $1`, [caller.id]);
  expect(await callsHeld()).toBe(1);
  await house.api.sql(
    `WITH employee AS (
       INSERT INTO employee (mode, first_name, last_name, phone_number, role, is_active)
       VALUES ('test', 'Ana', 'Lopez', '5125550142', 'Front Desk', true) RETURNING id
     ) INSERT INTO call_verification (call_id, employee_id) SELECT $1, id FROM employee`,
    [caller.id],
  );
  expect(await callsHeld()).toBe(0);
});

test('whoever shares an address with somebody who is erased by number keeps what is theirs', async () => {
  const email = 'desk@agency.example';
  const [erased, kept] = [newCaller().guest, newCaller().guest];
  for (const guestPhone of [erased, kept])
    await house.api.sql(
      `INSERT INTO payment (mode, amount_cents, status, metadata) VALUES ('test', 100, 'expired', $1)`,
      [{ guestPhone, guestEmail: email, guestName: 'Robin Agency' }],
    );
  const found = await house.api.call(endpoints.find, { body: { identifiers: [erased] } });
  expect(found.alsoKnownBy).toEqual([email]);
  await erasureOf(house, await erase([erased]));
  const payments = await house.api.sql(`SELECT metadata FROM payment WHERE metadata::text LIKE '%Robin%'`);
  expect(payments).toEqual([{ metadata: { guestPhone: kept, guestEmail: email, guestName: 'Robin Agency' } }]);
});

test('an erasure that a process died over goes on with the next one, and does nothing twice', async () => {
  const guest = await erasableGuest(house);
  await house.simulators.fault('vapi', 'server_error');
  const begun = await erase([guest.guest]);
  const half = await erasureOf(house, begun, ({ report }) => report.some(({ what }) => what === 'audit'));
  await house.api.kill();
  await house.simulators.heal();
  const api = await startApiProcess({ ...house.simulators.env, DATA_DIR: folder }, house.api.databaseUrl);
  try {
    const done = await erasureOf({ ...house, api }, begun);
    const atOf = ({ report }: PrivacyRequest) => report.find(({ what }) => what === 'calls')!.at;
    expect(atOf(done)).toBe(atOf(half));
    expect(done.report.find(({ what }) => what === 'recordings')).toMatchObject({ result: 'erased', count: 1 });
    expect(await placesOf({ ...house, api }, wordsOf(guest))).toEqual([]);
  } finally {
    await api.stop();
  }
}, 120_000);
