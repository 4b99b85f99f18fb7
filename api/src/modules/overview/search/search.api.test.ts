import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { paymentEndpoints } from '@booking/contracts/payments';
import { guestEndpoints } from '@booking/contracts/guests';
import { Role } from '@booking/contracts/roles';
import { searchEndpoints, type SearchHit } from '@booking/contracts/search';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { eventually, owner, startApiProcess, type ApiInProcess } from '../../../../test/start/running-api.ts';
import { basicOf, staffOfEachRole } from '../../../../test/people/staff.ts';

const path = searchEndpoints.find.path;
const rosa = { guestName: 'Rosa Whitfield', guestEmail: 'rosa@guest.example', guestPhone: '+17375550142' };
const zoe = { guestName: 'Zoë Müller', guestEmail: 'zoe@guest.example', guestPhone: '+493012345678' };
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 18, minute)).toISOString();

let api: ApiInProcess;
beforeAll(async () => {
  api = await startApiProcess();
  await api.sql(
    `INSERT INTO payment (mode, amount_cents, status, created_at, reservation_id, stripe_session, provider_payment, metadata)
     SELECT coalesce(mode, 'test'), cents, 'completed', at, reservation, session, paid, guest
     FROM jsonb_to_recordset($1::jsonb) AS given
       (mode text, cents int, at timestamptz, reservation text, session text, paid text, guest jsonb)`,
    [
      JSON.stringify([
        {
          cents: 18_950,
          at: at(1),
          reservation: '4711',
          session: 'cs_test_Aa1',
          guest: { ...rosa, ...dates('10', '12') },
        },
        { cents: 2_000, at: at(3), reservation: '4711', paid: 'pi_Bb2', guest: rosa },
        { cents: 30_000, at: at(2), session: 'cs_test_Cc3', guest: zoe },
        { cents: 99, at: at(4), mode: 'live', reservation: '4799', guest: rosa },
      ]),
    ],
  );
  await api.sql(
    `INSERT INTO reservation_event (mode, key, kind, reservation_id, at, start_date, end_date, guest_name) VALUES
     ('test', 'a', 'created', '4712', $1, '2026-12-30', '2027-01-02', 'Abel 100%_Sure'),
     ('test', 'b', 'changed', '4712', $2, NULL, NULL, NULL),
     ('test', 'c', 'changed', '4711', $1, NULL, NULL, NULL)`,
    [at(1), at(5)],
  );
  await insertCalls(api, [
    { id: 'call-1', caller_number: '+17375550142', started_at: at(1) },
    { id: 'call-2', caller_number: null, started_at: at(2) },
    { id: 'call-3', caller_number: '+15125550199', started_at: at(3) },
    { id: 'call/4', caller_number: '+17375550142', started_at: at(4), mode: 'live' },
  ]);
  await api.sql(`UPDATE call SET caller_name = 'Abel Sure' WHERE id IN ('call-2', 'call-3')`);
  await manyNewer();
});
afterAll(() => api.stop());

/** So many that nobody looks for that an index is asked. */
async function manyNewer() {
  await api.sql(
    `INSERT INTO payment (mode, amount_cents, status, created_at, metadata)
     SELECT 'test', n, 'expired', '2026-11-22', '{}' FROM generate_series(1, 200) AS n`,
  );
  await api.sql(
    `INSERT INTO reservation_event (mode, key, kind, reservation_id, at)
     SELECT 'test', 'newer ' || n, 'changed', 'zz' || n, '2026-11-22' FROM generate_series(1, 200) AS n`,
  );
  await insertCalls(
    api,
    Array.from({ length: 200 }, (_, n) => ({ id: `newer-${n}`, started_at: '2026-11-22T00:00:00Z' })),
  );
}

function dates(from: string, to: string) {
  return { startDate: `2026-12-${from}`, endDate: `2026-12-${to}` };
}
const find = (q: string): Promise<SearchHit[]> => api.call(searchEndpoints.find, { query: { q } });
const of = async (kind: string, q: string): Promise<Omit<SearchHit, 'kind'>[]> =>
  (await find(q)).filter((hit) => hit.kind === kind).map(({ title, detail, link }) => ({ title, detail, link }));
const titles = async (kind: string, q: string): Promise<string[]> => (await of(kind, q)).map(({ title }) => title);

describe('guests', () => {
  test('are found each once, and lead to their page', async () => {
    const [guest, ...others] = await of('Guests', 'whitfield');
    expect(others).toEqual([]);
    expect(guest).toMatchObject({ title: 'Rosa Whitfield', detail: '+17375550142 · rosa@guest.example' });
    const id = guest!.link.split('/').at(-1)!;
    expect(guest!.link).toBe(`/guests/${id}`);
    const { timeline } = await api.call(guestEndpoints.page, { params: { id } });
    expect(timeline.filter(({ key }) => key.startsWith('paid '))).toHaveLength(0);
    expect(timeline.filter(({ key }) => key.startsWith('payment link '))).toHaveLength(2);
  });

  test.each(['ROSA', 'whit ros', 'ro wh', 'hitfiel', '(737) 555-0142', '0142', 'rosa@guest', '4711'])(
    'are found by words, digits, addresses and reservations: %s',
    async (q) => expect(await titles('Guests', q)).toEqual(['Rosa Whitfield']),
  );

  test.each(['MÜLLER', 'zoë', 'üller', '49 30 123', 'mü', 'zoë m'])(
    'are found in any script and country: %s',
    async (q) => expect(await titles('Guests', q)).toEqual(['Zoë Müller']),
  );

  test.each(['os', 'whitfield zoë', 'test', 'completed', '737 556'])(
    'are not found by the middle of a word of two letters, by words of different guests, or by what nobody knows them by: %s',
    async (q) => expect(await titles('Guests', q)).toEqual([]),
  );
});

test('calls are found by number, name and id, with when they were by the hotel’s clock', async () => {
  expect(await of('Calls', '7375550142')).toEqual([
    { title: '+17375550142', detail: 'Nov 21, 2026 12:01:00 PM', link: '/call-logs/call-1' },
  ]);
  expect(await of('Calls', 'abel')).toEqual([
    { title: '+15125550199', detail: 'Abel Sure · Nov 21, 2026 12:03:00 PM', link: '/call-logs/call-3' },
    { title: 'Abel Sure', detail: 'Nov 21, 2026 12:02:00 PM', link: '/call-logs/call-2' },
  ]);
  expect(await titles('Calls', 'call-3')).toEqual(['+15125550199']);
});

test('reservations are those that were paid here and those that were told, each once, with what is known of them', async () => {
  const [paid, ...others] = await of('Reservations', '4711');
  expect(others).toEqual([]);
  expect(paid).toMatchObject({ title: 'Reservation 4711', link: '/reservations/4711' });
  const [told] = await of('Reservations', '4712');
  const spaced = [paid, told].map((hit) => hit!.detail.replaceAll(/\s/gu, ' '));
  expect(spaced).toEqual(['Rosa Whitfield · Dec 10 – 12, 2026', 'Abel 100%_Sure · Dec 30, 2026 – Jan 2, 2027']);
  expect(await titles('Reservations', '0142')).toEqual(['Reservation 4711']);
  expect(await titles('Reservations', '471')).toEqual(['Reservation 4712', 'Reservation 4711']);
});

test('payments are found by guest, by reservation and by what Stripe calls them', async () => {
  const [payment] = await of('Payments', 'cs_test_Aa1');
  expect(payment).toMatchObject({
    title: '$189.50 · Rosa Whitfield',
    detail: 'completed · Nov 21, 2026 12:01:00 PM',
  });
  const id = new URL(payment!.link, api.url).searchParams.get('payment')!;
  expect(await api.call(paymentEndpoints.list, { query: { payment: id } })).toMatchObject([{ amountCents: 18_950 }]);
  expect(await titles('Payments', 'pi_Bb2')).toEqual(['$20.00 · Rosa Whitfield']);
  expect(await titles('Payments', 'rosa')).toEqual(['$20.00 · Rosa Whitfield', '$189.50 · Rosa Whitfield']);
  expect(await titles('Payments', 'cs_test')).toEqual([]);
});

test('a number finds what belongs to it, kind by kind', async () => {
  const kinds = (await find('(737) 555-0142')).map(({ kind }) => kind);
  expect(kinds).toEqual(['Guests', 'Calls', 'Reservations', 'Payments', 'Payments']);
});

test('of each kind there are the newest five', async () => {
  await api.sql(
    `INSERT INTO payment (mode, amount_cents, status, created_at, reservation_id, metadata)
     SELECT 'test', n, 'pending', '2026-11-01'::timestamptz + n * interval '1 minute', 'many-' || n,
       jsonb_build_object('guestName', 'Many ' || n, 'guestPhone', '+1512555010' || n)
     FROM generate_series(1, 7) AS n`,
  );
  const calls = Array.from({ length: 7 }, (_, n) => ({ id: `many-${n}`, caller_number: `+1512555010${n}` }));
  await insertCalls(
    api,
    calls.map((call, n) => ({ ...call, started_at: at(10 + n) })),
  );
  await api.sql(`UPDATE call SET caller_name = 'Many' WHERE id LIKE 'many-%'`);
  expect(await titles('Guests', 'many')).toEqual(['Many 7', 'Many 6', 'Many 5', 'Many 4', 'Many 3']);
  expect((await of('Calls', 'many')).map(({ link }) => link.at(-1))).toEqual(['6', '5', '4', '3', '2']);
  expect((await titles('Reservations', 'many')).map((title) => title.at(-1))).toEqual(['7', '6', '5', '4', '3']);
  expect((await titles('Payments', 'many')).map((title) => title.at(-1))).toEqual(['7', '6', '5', '4', '3']);
});

test('a guest who paid often does not hide those who paid before', async () => {
  await api.sql(
    `INSERT INTO payment (mode, amount_cents, status, created_at, metadata)
     SELECT 'test', n, 'pending', '2026-11-01'::timestamptz + n * interval '1 minute',
       jsonb_build_object('guestName', CASE WHEN n > 3 THEN 'Often Odell' ELSE 'Seldom Odell ' || n END,
         'guestEmail', 'odell@guest.example')
     FROM generate_series(1, 60) AS n`,
  );
  expect(await titles('Guests', 'odell')).toEqual([
    'Often Odell',
    'Seldom Odell 3',
    'Seldom Odell 2',
    'Seldom Odell 1',
  ]);
});

test('only what is of the current mode is found', async () => {
  await api.sql(`INSERT INTO setting (key, value) VALUES ('mode', '"live"')`);
  const found = (await find('7375550142')).map(({ title, link }) => [title, link]);
  expect(found).toEqual([
    ['Rosa Whitfield', expect.stringMatching(/^\/guests\/[\da-f-]{36}$/)],
    ['+17375550142', '/call-logs/call%2F4'],
    ['Reservation 4799', '/reservations/4799'],
    ['$0.99 · Rosa Whitfield', expect.stringContaining('/payments?payment=')],
  ]);
  await api.sql(`DELETE FROM setting WHERE key = 'mode'`);
});

test.each(['%%', '__', '%_%', "''", "' OR 1=1 --", '\\\\', '\\%', '; DROP TABLE call', '&|', '👍🏽👍', '$1 $2', 'ab:*'])(
  'signs that mean something elsewhere are harmless: %s',
  async (q) => expect(await find(q)).toEqual([]),
);

test('signs are found where they stand', async () => {
  expect(await titles('Reservations', '100%_S')).toEqual(['Reservation 4712']);
  for (const q of ['100_', '1%0', 'a_el', '100%%']) expect([q, await titles('Reservations', q)]).toEqual([q, []]);
});

describe('who asks', () => {
  test('is signed in, and finds what their role may read', async () => {
    await errorOf(await api.request(`${path}?q=rosa`), 401);
    const staff = await staffOfEachRole(api);
    for (const role of Role.options) {
      const answer = await api.request(`${path}?q=rosa`, { headers: staff.get(role)! });
      expect([role, ((await answer.json()) as SearchHit[]).length]).toEqual([role, 4]);
    }
  });

  test.each([
    ['x', 'Type two characters or more.'],
    ['  x  ', 'Type two characters or more.'],
    ['x'.repeat(101), 'Type 100 characters at most.'],
    ['a\0b', 'Something in the request cannot be stored.'],
  ])('is told what is wrong with %j', async (q, message) => {
    const headers = basicOf(owner.email, owner.password);
    const answer = await api.request(`${path}?${new URLSearchParams({ q })}`, { headers });
    expect((await errorOf(answer, 400)).message).toContain(message);
  });

  test('leaves no word of it in the log', async () => {
    await find('Rosa Unheard');
    await errorOf(
      await api.request(`${path}?q=Rosa%00Unheard`, { headers: basicOf(owner.email, owner.password) }),
      400,
    );
    await eventually(async () => api.log().includes(path));
    expect(api.log()).not.toContain('Unheard');
  });
});
