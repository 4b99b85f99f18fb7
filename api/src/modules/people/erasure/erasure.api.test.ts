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
const hotel = useConnectedProcess(() => ({ DATA_DIR: folder }));
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
  hotel.api.call(endpoints.erase, { body: { identifiers, confirm: 'ERASE', evenIfOpen: true, ...more } });
const resultsOf = ({ report }: PrivacyRequest) => Object.fromEntries(report.map(({ what, result }) => [what, result]));

describe('a guest who asks to be forgotten', () => {
  let guest: ErasableGuest;
  let done: PrivacyRequest;
  beforeAll(async () => {
    guest = await erasableGuest(hotel);
  });

  test('is found by number, address or reservation, with all related records', async () => {
    const { guest: phone, email, reservationId } = guest;
    for (const identifiers of [[phone], [email.toUpperCase()], [reservationId]]) {
      const found = await hotel.api.call(endpoints.find, { body: { identifiers } });
      expect(found.names).toContain(`${guest.firstName} ${guest.lastName}`);
      const counts = Object.fromEntries(found.held.map(({ what, count }) => [what, count]));
      expect(counts).toMatchObject({ calls: 1, links: 1, payments: 1, precheckins: 1, images: 3, extensions: 1 });
      expect([...found.identifiers, ...found.alsoKnownBy]).toEqual(expect.arrayContaining([phone, email]));
    }
  });

  test('gets an audited export with all of it and no secrets', async () => {
    const body = { identifiers: [guest.guest, guest.email] };
    const answer = await hotel.api.request(endpoints.export.path, { method: 'POST', headers, body });
    const text = await answer.text();
    const file = JSON.parse(text) as Record<string, object[]>;
    expect(file['calls']).toMatchObject([
      { caller_number: guest.guest, transcript: expect.stringContaining(guest.email) },
    ]);
    expect(file['payments']).toMatchObject([{ metadata: { guestEmail: guest.email } }]);
    expect(file['images']).toHaveLength(3);
    expect(text).not.toMatch(/token_hash|imageKey|merge_state/);
    const written = await hotel.api.sql(`SELECT detail FROM audit_event WHERE action = 'privacy.export'`);
    expect(written).toEqual([{ detail: { request: expect.any(String) } }]);
    const searches = await hotel.api.sql(`SELECT detail FROM audit_event WHERE action = 'privacy.find'`);
    expect(searches).toEqual([{ detail: {} }, { detail: {} }, { detail: {} }]);
  });

  test('is not erased during an open stay without confirmation, or without the typed word', async () => {
    const ask = (body: object) => hotel.api.request(endpoints.erase.path, { method: 'POST', headers, body });
    const identifiers = [guest.guest];
    const { message } = await errorOf(await ask({ identifiers, confirm: 'ERASE' }), 409);
    expect(message).toContain(`Reservation ${guest.reservationId} is paid`);
    await errorOf(await ask({ identifiers, confirm: 'erase', evenIfOpen: true }), 400);
    expect(await placesOf(hotel, [guest.email])).not.toEqual([]);
  });

  test('is erased everywhere by one job, once the voice platform has erased', async () => {
    const other = newCaller();
    await getLink(hotel, other);
    await hotel.simulators.fault('vapi', 'server_error');
    const identifiers = [guest.guest, guest.email];
    const [one, again] = await Promise.all([erase(identifiers), erase(identifiers.toReversed())]);
    expect(again.id).toBe(one.id);
    const half = await erasureOf(hotel, one, ({ report }) => report.some(({ what }) => what === 'audit'));
    expect(half.finishedAt).toBeNull();
    expect(resultsOf(half)).toMatchObject({ calls: 'erased', recordings: 'waiting' });
    await hotel.simulators.heal();
    done = await erasureOf(hotel, one);
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
    expect(await hotel.api.sql(`SELECT FROM guest_session WHERE guest_phone = $1`, [other.guest])).toHaveLength(1);
  }, 120_000);

  test('is in no column of any table and no object any more', async () => {
    expect(await placesOf(hotel, wordsOf(guest))).toEqual([]);
    expect(objects()).toEqual([]);
  });

  test('is gone at the voice platform, and so are their texts at the messaging service', async () => {
    const { vapi, env } = hotel.simulators;
    const authorization = `Bearer ${env['VAPI_TEST_API_KEY']!}`;
    expect((await fetch(`${vapi}/call/${guest.id}`, { headers: { authorization } })).status).toBe(404);
    expect((await textsOf(hotel, guest)).filter((body) => body !== '')).toEqual([]);
  });

  test('leaves payments unchanged', async () => {
    const [payment] = await hotel.api.sql('SELECT * FROM payment WHERE reservation_id = $1', [guest.reservationId]);
    expect(payment).toMatchObject({ status: 'completed', amount_cents: expect.any(Number) });
  });

  test('is not stored again by late events', async () => {
    const count = () => hotel.api.sql<{ id: string }>('SELECT id FROM inbound_event');
    const before = (await count()).length;
    const late = tellingReport(guest);
    expect((await hotel.api.webhook({ message: { ...late.message, timestamp: Date.now() } })).status).toBe(200);
    await eventually(async () => (await count()).length > before);
    expect(await hotel.api.sql(`SELECT FROM inbound_event WHERE status = 'pending'`)).toEqual([]);
    expect(await placesOf(hotel, wordsOf(guest))).toEqual([]);
  });
});

test('a call of staff about a guest does not belong to the guest', async () => {
  const caller = newCaller();
  await getLink(hotel, caller);
  const callsHeld = async () => {
    const { held } = await hotel.api.call(endpoints.find, { body: { identifiers: [caller.guest] } });
    return held.find(({ what }) => what === 'calls')?.count ?? 0;
  };
  expect(await eventually(async () => (await callsHeld()) || false)).toBe(1);
  await hotel.api.sql(`UPDATE call SET caller_number = '+15125550142' WHERE id = $1`, [caller.id]);
  expect(await callsHeld()).toBe(1);
  await hotel.api.sql(
    `WITH employee AS (
       INSERT INTO employee (mode, first_name, last_name, phone_number, role, is_active)
       VALUES ('test', 'Ana', 'Lopez', '5125550142', 'Front Desk', true) RETURNING id
     ) INSERT INTO call_verification (call_id, employee_id) SELECT $1, id FROM employee`,
    [caller.id],
  );
  expect(await callsHeld()).toBe(0);
});

test('a guest who shares an address with an erased person keeps their data', async () => {
  const email = 'desk@agency.example';
  const [erased, kept] = [newCaller().guest, newCaller().guest];
  for (const guestPhone of [erased, kept])
    await hotel.api.sql(
      `INSERT INTO payment (mode, amount_cents, status, metadata) VALUES ('test', 100, 'expired', $1)`,
      [{ guestPhone, guestEmail: email, guestName: 'Robin Agency' }],
    );
  const found = await hotel.api.call(endpoints.find, { body: { identifiers: [erased] } });
  expect(found.alsoKnownBy).toEqual([email]);
  await erasureOf(hotel, await erase([erased]));
  const payments = await hotel.api.sql(`SELECT metadata FROM payment WHERE metadata::text LIKE '%Robin%'`);
  expect(payments).toEqual([{ metadata: { guestPhone: kept, guestEmail: email, guestName: 'Robin Agency' } }]);
});

test('an erasure continues after its process died, and repeats no step', async () => {
  const guest = await erasableGuest(hotel);
  await hotel.simulators.fault('vapi', 'server_error');
  const begun = await erase([guest.guest]);
  const half = await erasureOf(hotel, begun, ({ report }) => report.some(({ what }) => what === 'audit'));
  await hotel.api.kill();
  await hotel.simulators.heal();
  const api = await startApiProcess({ ...hotel.simulators.env, DATA_DIR: folder }, hotel.api.databaseUrl);
  try {
    const done = await erasureOf({ ...hotel, api }, begun);
    const atOf = ({ report }: PrivacyRequest) => report.find(({ what }) => what === 'calls')!.at;
    expect(atOf(done)).toBe(atOf(half));
    expect(done.report.find(({ what }) => what === 'recordings')).toMatchObject({ result: 'erased', count: 1 });
    expect(await placesOf({ ...hotel, api }, wordsOf(guest))).toEqual([]);
  } finally {
    await api.stop();
  }
}, 120_000);
