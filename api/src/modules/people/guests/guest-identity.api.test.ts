import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { guestEndpoints as endpoints, type Guest } from '@booking/contracts/guests';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() =>
  api.sql('DELETE FROM payment; DELETE FROM guest_session; DELETE FROM precheckin; DELETE FROM reservation_event'),
);

type Given = { name?: string; phone?: string; email?: string; reservation?: string; at?: string; mode?: string };
const pay = async ({ name, phone, email, reservation, at = '2026-11-10', mode = 'test' }: Given): Promise<string> => {
  const metadata = { guestName: name, guestPhone: phone, guestEmail: email };
  const [row] = await api.sql<{ id: string }>(
    `INSERT INTO payment (mode, amount_cents, status, created_at, reservation_id, metadata)
     VALUES ($1, 100, 'pending', $2, $3, $4) RETURNING id`,
    [mode, at, reservation ?? null, metadata],
  );
  return row!.id;
};
const list = (query: object = {}): Promise<Guest[]> => api.call(endpoints.list, { query });
const names = async (): Promise<string[]> => (await list()).map(({ name }) => name);

const home = '+15125550142';

describe('records are of the same guest', () => {
  test('by the same name at the same number, however it is written, which is shown as it was written last', async () => {
    await pay({ name: 'Zoë  O’Brien', phone: home, at: '2026-11-10' });
    await pay({ name: "zoe o'brien", phone: home, email: 'zoe@guest.example', at: '2026-11-12' });
    await pay({ name: 'ZOE O’BRIEN', email: 'Zoe@Guest.example', at: '2026-11-11' });
    expect(await list()).toMatchObject([
      { name: "zoe o'brien", phones: [home], emails: ['zoe@guest.example'], lastSeenAt: '2026-11-12T00:00:00.000Z' },
    ]);
  });

  test('when one of them shows that two were one: the older keeps its page', async () => {
    const first = await pay({ name: 'Ann Lee', phone: home, at: '2026-11-10' });
    await pay({ name: 'Ann Lee', email: 'ann@guest.example', at: '2026-11-11' });
    const [guest] = await list({ payment: first });
    expect(await names()).toEqual(['Ann Lee', 'Ann Lee']);
    await pay({ name: 'Ann Lee', phone: home, email: 'ann@guest.example', at: '2026-11-12' });
    expect(await list()).toMatchObject([{ id: guest!.id, phones: [home], emails: ['ann@guest.example'] }]);
  });

  test('by the same reservation, which Cloudbeds alone may know', async () => {
    await api.sql(
      `INSERT INTO reservation_event (mode, key, kind, reservation_id, at, guest_name)
       VALUES ('test', 'a', 'created', '4711', '2026-11-10', 'Ida Holm')`,
    );
    expect(await list()).toMatchObject([{ name: 'Ida Holm', phones: [], reservations: ['4711'] }]);
    await pay({ name: 'Ida Holm', phone: home, reservation: '4711' });
    expect(await list()).toMatchObject([{ name: 'Ida Holm', phones: [home], reservations: ['4711'] }]);
  });
});

describe('records are of different guests', () => {
  test('who share a number, and each page names the others', async () => {
    await pay({ name: 'Maria Lopez', phone: home, at: '2026-11-12' });
    await pay({ name: 'Tom Lopez', phone: home, at: '2026-11-11' });
    const [maria, tom] = await list();
    expect([maria!.name, tom!.name]).toEqual(['Maria Lopez', 'Tom Lopez']);
    const page = await api.call(endpoints.page, { params: { id: maria!.id } });
    expect(page.numbers[0]?.sharedWith).toEqual([{ id: tom!.id, name: 'Tom Lopez' }]);
    expect(page.timeline.filter(({ title }) => title === 'Payment link not sent')).toHaveLength(1);
  });

  test('who have the same name alone', async () => {
    await pay({ name: 'John Smith', phone: home });
    await pay({ name: 'John Smith', phone: '+15125550143' });
    expect(await names()).toEqual(['John Smith', 'John Smith']);
  });

  test('of another mode', async () => {
    await pay({ name: 'Ann Lee', phone: home, mode: 'live' });
    expect(await names()).toEqual([]);
  });
});

test.each<[string, Given]>([
  ['without a name', { phone: home }],
  ['without anything beside the name', { name: 'Ann Lee' }],
  ['of somebody who was erased', { name: 'Erased guest', reservation: '4711' }],
])('a record %s is of no guest', async (_, given) => {
  await pay(given);
  expect(await names()).toEqual([]);
});

describe('a call', () => {
  const call = (id: string) =>
    api.sql(
      `INSERT INTO call (id, mode, status, caller_number, started_at, cost_parts, transcript, outcome, merge_state, has_report)
       VALUES ($1, 'test', 'ended', $2, '2026-11-09', '{}', '', 'info', '{}', true) ON CONFLICT DO NOTHING`,
      [id, home],
    );
  beforeAll(() => call('from-home'));

  test('from a number that is the guest’s alone is theirs', async () => {
    await pay({ name: 'Maria Lopez', phone: home });
    const [guest] = await list({ call: 'from-home' });
    expect(guest?.name).toBe('Maria Lopez');
    const { timeline } = await api.call(endpoints.page, { params: { id: guest!.id } });
    expect(timeline.map(({ title }) => title)).toContain('Phone call');
  });

  test('from a number that several have is nobody’s, unless something came of it', async () => {
    await pay({ name: 'Maria Lopez', phone: home });
    const id = await pay({ name: 'Tom Lopez', phone: home });
    expect(await list({ call: 'from-home' })).toEqual([]);
    await api.sql(`UPDATE payment SET call_id = 'from-home' WHERE id = $1`, [id]);
    expect((await list({ call: 'from-home' })).map(({ name }) => name)).toEqual(['Tom Lopez']);
  });
});

describe('a guest is forgotten', () => {
  test('with the last record that names them, contact by contact', async () => {
    const one = await pay({ name: 'Ann Lee', phone: home, email: 'ann@guest.example' });
    await pay({ name: 'Ann Lee', email: 'ann@guest.example' });
    await api.sql(`UPDATE payment SET metadata = '{}' WHERE id = $1`, [one]);
    expect(await list()).toMatchObject([{ phones: [], emails: ['ann@guest.example'] }]);
    expect(await list({ q: home })).toEqual([]);
    await api.sql('DELETE FROM payment');
    expect(await api.sql('SELECT FROM guest')).toEqual([]);
    expect(await api.sql('SELECT FROM guest_contact')).toEqual([]);
  });
});

test('the list goes on where a page ended, newest first', async () => {
  await api.sql(
    `INSERT INTO payment (mode, amount_cents, status, created_at, metadata)
     SELECT 'test', n, 'pending', '2026-11-10'::timestamptz + n * interval '1 minute',
       jsonb_build_object('guestName', 'Guest ' || n, 'guestEmail', 'guest' || n || '@guest.example')
     FROM generate_series(1, 5) AS n`,
  );
  const headers = basicOf(owner.email, owner.password);
  const first = await api.request(`${endpoints.list.path}?limit=3`, { headers });
  const [, next] = /<([^<>]+)>; rel="next"/.exec(first.headers.get('link')!)!;
  const last = await api.request(next!, { headers });
  const all = [...((await first.json()) as Guest[]), ...((await last.json()) as Guest[])];
  expect(all.map(({ name }) => name)).toEqual(['Guest 5', 'Guest 4', 'Guest 3', 'Guest 2', 'Guest 1']);
  expect(last.headers.get('link')).toBeNull();
});

test('two who book at the same moment under one name and number are one guest', async () => {
  await Promise.all(Array.from({ length: 20 }, () => pay({ name: 'Ann Lee', phone: home })));
  expect(await names()).toEqual(['Ann Lee']);
});
