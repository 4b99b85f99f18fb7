import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { alertEndpoints } from '@booking/contracts/alerts';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { addAccount, signIn } from '../../../../test/people/staff.ts';

const count = 7;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  // one bulk import: all at the same microsecond
  await api.sql(
    `INSERT INTO payment (mode, amount_cents, status, created_at, metadata)
     SELECT 'test', 10000 + n, CASE WHEN n % 2 = 0 THEN 'completed' ELSE 'pending' END, '2026-11-10 06:30:00.123456+00',
            jsonb_build_object('guestName', '=HYPERLINK("http://evil.example")', 'guestEmail', 'ada@guest.example',
                               'guestPhone', '+15125550101')
     FROM generate_series(1, $1::int) AS n`,
    [count],
  );
  await api.sql(
    `INSERT INTO payment (mode, amount_cents, status, created_at) VALUES
     ('test', 1, 'failed', '2026-11-10 05:59:59+00'), ('live', 2, 'completed', '2026-11-12 12:00:00+00')`,
  );
});
afterAll(() => api.stop());

const amounts = (payments: PaymentEvent[]): number[] => payments.map(({ amountCents }) => amountCents);
const list = (query: Record<string, string>): Promise<PaymentEvent[]> =>
  api.call(paymentEndpoints.list, { query: query });

test('lists the payments of the current mode, newest first, with every field', async () => {
  const payments = await list({});
  expect(payments).toHaveLength(count + 1);
  expect(payments.at(-1)).toMatchObject({ amountCents: 1, status: 'failed', syncStatus: null, stripeSession: null });
});

test('filters by status and hotel dates', async () => {
  expect(amounts(await list({ status: 'completed' })).sort()).toEqual([10_002, 10_004, 10_006]);
  // 05:59:59 UTC is still the 9th in Chicago
  expect(amounts(await list({ to: '2026-11-09' }))).toEqual([1]);
  expect(await list({ from: '2026-11-10', to: '2026-11-10' })).toHaveLength(count);
  expect(await list({ from: '2026-11-11' })).toEqual([]);
  await expect(list({ status: 'paid' })).rejects.toThrow('400');
  await expect(list({ from: 'yesterday' })).rejects.toThrow('400');
});

test('filters to one payment, and to paid ones missing in Cloudbeds', async () => {
  const add = (sync: string, minutes: number) =>
    api.sql<{ id: string }>(
      `INSERT INTO payment (mode, amount_cents, status, sync_status, paid_at)
       VALUES ('live', 3, 'completed', $1, now() - $2 * interval '1 minute') RETURNING id`,
      [sync, minutes],
    );
  const [[failed], [stuck]] = [await add('failed', 1), await add('pending', 11)];
  const [[trying], [done]] = [await add('pending', 9), await add('synced', 60)];
  await api.sql(`INSERT INTO setting (key, value) VALUES ('mode', '"live"')`);
  const ids = async (query: Record<string, string>) => (await list(query)).map(({ id }) => id).toSorted();
  expect(await ids({ unsynced: 'true' })).toEqual([failed!.id, stuck!.id].toSorted());
  for (const [row, isUnsynced] of [
    [failed, true],
    [stuck, true],
    [trying, false],
    [done, false],
  ] as const) {
    expect(await list({ payment: row!.id })).toEqual([expect.objectContaining({ id: row!.id, isUnsynced })]);
  }
  expect((await api.call(alertEndpoints.active)).find(({ id }) => id === 'paid-not-synced-live')?.link).toBe(
    '/payments?unsynced=true',
  );
  await api.sql(`DELETE FROM setting WHERE key = 'mode'`);
});

test('searches name, phone, reservation and session by each word', async () => {
  const [found] = await api.sql<{ id: string }>(
    `INSERT INTO payment (mode, amount_cents, status, reservation_id, stripe_session, metadata)
     VALUES ('test', 77, 'failed', 'R-100%_77', 'cs_test_A1B2', jsonb_build_object('guestName', 'Rosa WHITFIELD',
       'guestEmail', 'rosa@guest.example', 'guestPhone', '+1 (737) 555-0142')) RETURNING id`,
  );
  const parts = ['whitfield', 'field rosa', '(737) 555', '+17375550142', 'r-100', 'cs_test_a1b2', 'rosa@', '%', '_'];
  for (const q of parts) expect([q, amounts(await list({ q }))]).toEqual([q, [77]]);
  for (const q of ['whitfield jonas', '\\', "'", '0142 whitmore']) expect([q, await list({ q })]).toEqual([q, []]);
  // one or two letters begin a word
  for (const q of ['r', 'RO', 'wh', '17', 'cs rosa']) expect([q, amounts(await list({ q }))]).toEqual([q, [77]]);
  for (const q of ['o', 'hi', '37', 'wh jo']) expect([q, await list({ q })]).toEqual([q, []]);
  expect(amounts(await list({ q: 'rosa', status: 'completed' }))).toEqual([]);
  await expect(list({ q: ' ' })).rejects.toThrow('400');
  await expect(list({ q: 'a\0b' })).rejects.toThrow('400');
  await api.sql('DELETE FROM payment WHERE id = $1', [found!.id]);
});

test('pages follow the Link header and show every payment once', async () => {
  const { cookie } = await signIn(api, await addAccount(api, 'manager'));
  const seen: number[] = [];
  let path: string | undefined = `${paymentEndpoints.list.path}?limit=3`;
  while (path) {
    const answer: Response = await api.request(path, { headers: { cookie } });
    const page = (await answer.json()) as PaymentEvent[];
    expect(page.length).toBeLessThanOrEqual(3);
    seen.push(...amounts(page));
    path = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  expect(seen.sort((one, other) => one - other)).toEqual([1, ...Array.from({ length: count }, (_, n) => 10_001 + n)]);
});

test('exports exactly the filtered rows, without spreadsheet formulas', async () => {
  const { cookie } = await signIn(api, await addAccount(api, 'owner'));
  const answer = await api.request(`${paymentEndpoints.export.path}?status=completed`, { headers: { cookie } });
  expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
  const [head, ...rows] = (await answer.text()).trim().split(/\r?\n/);
  expect(head).toContain('amount (USD)');
  expect(head).toMatch(/"guest","email","phone"$/);
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    expect(row).toContain('HYPERLINK');
    expect(row).toMatch(/"ada@guest\.example","'\+15125550101"$/);
    expect(row).not.toMatch(/(^|,)"?[=+@\t]/);
  }
  const json = await api.request(`${paymentEndpoints.export.path}?format=json&from=2026-11-11`, {
    headers: { cookie },
  });
  expect(await json.json()).toEqual([]);
});
