import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { extensionEndpoints } from '@booking/contracts/extensions';
import { paymentEndpoints } from '@booking/contracts/payments';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';

const count = 12_000;

/** Every so manieth payment is of a guest with the name, every sixth to stay longer. */
const names = { Ada: 1, Grace: 12, Hopper: 45, Lovelace: 400, Zebulon: 5000 };

/** So many of the oldest are of one guest, who has not been here since. */
const bygone = 3_000;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  const called = Object.entries(names).map(([name, each]) => `CASE WHEN n % ${each} = 0 THEN '${name} ' ELSE '' END`);
  called.push(`CASE WHEN n > ${count - bygone} THEN 'Xenia ' ELSE '' END`);
  // the search reads payments alone; noting the guest of each would take most of the time
  await api.sql('ALTER TABLE payment DISABLE TRIGGER payment_guests_come');
  await api.sql(
    `INSERT INTO payment (mode, amount_cents, status, purpose, created_at, reservation_id, metadata)
     SELECT 'test', n, CASE WHEN n % 7 = 0 THEN 'failed' ELSE 'completed' END, CASE WHEN n % 6 = 0 THEN 'extension' ELSE 'booking' END,
            -- over eight weeks, and two that a clock far off has written
            CASE n WHEN 6000 THEN '2099-01-01' WHEN 10000 THEN '1969-07-20'
              ELSE '2026-11-10T12:00:00Z'::timestamptz - n / 3 * interval '21 minutes' END, (4000000000000 + n)::text,
            jsonb_build_object('guestName', ${called.join(' || ')}, 'guestPhone', '+1512' || lpad((n % 500)::text, 7, '0'))
     FROM generate_series(1, ${count}) AS n`,
  );
  await api.sql(
    `INSERT INTO extension_request (mode, payment_id, reservation_id, guest_name, guest_phone, guest_email, room_type_name,
       requested_workflow, additional_nights, original_checkout_date, new_checkout_date, created_at)
     SELECT mode, id, reservation_id, metadata->>'guestName', metadata->>'guestPhone', '', 'King', 'before_11am', 1,
            '2026-12-01', '2026-12-02', created_at
     FROM payment WHERE purpose = 'extension'`,
  );
  await api.sql('VACUUM ANALYZE payment, extension_request');
});
afterAll(() => api.stop());

/** Amounts are the payments' numbers. */
const payments = async (query: Record<string, string>): Promise<number[]> =>
  (await api.call(paymentEndpoints.list, { query })).map(({ amountCents }) => amountCents);
const extensions = async (query: Record<string, string>): Promise<number[]> =>
  (await api.call(extensionEndpoints.list, { query })).map(({ amountCents }) => amountCents);

const expected = async (condition: string): Promise<number[]> => {
  const rows = await api.sql<{ amount_cents: number }>(
    `SELECT amount_cents FROM payment WHERE ${condition} ORDER BY created_at DESC, id DESC`,
  );
  return rows.map((row) => row.amount_cents);
};

test.each(Object.entries(names))('a common name is found newest first: %s', async (name, each) => {
  const wanted = await expected(`amount_cents % ${each} = 0`);
  const q = name.toLowerCase();
  for (const limit of [3, 100, 500]) {
    expect(await payments({ q, limit: String(limit) })).toEqual(wanted.slice(0, limit));
    expect(await extensions({ q, limit: String(limit) })).toEqual(wanted.filter((n) => n % 6 === 0).slice(0, limit));
  }
  const failed = wanted.filter((n) => n % 7 === 0);
  expect(await payments({ q, status: 'failed' })).toEqual(failed.slice(0, 100));
});

test('a name that was common only in the past is found newest first', async () => {
  const wanted = await expected(`amount_cents > ${count - bygone}`);
  for (const limit of [3, 100, 500]) {
    expect(await payments({ q: 'xenia', limit: String(limit) })).toEqual(wanted.slice(0, limit));
    expect(await extensions({ q: 'xenia', limit: String(limit) })).toEqual(
      wanted.filter((n) => n % 6 === 0).slice(0, limit),
    );
  }
});

test.each(['+1 (512) 000-0123', '512.000.0123', '0015120000123'])(
  'a phone number is found in any spelling: %s',
  async (q) => {
    const wanted = await expected('amount_cents % 500 = 123');
    expect(await payments({ q })).toEqual(wanted);
    expect(await extensions({ q })).toEqual(wanted.filter((n) => n % 6 === 0));
  },
);

test('a reservation is found by its number and by the beginning of it', async () => {
  expect(await payments({ q: '4000000000120' })).toEqual([120]);
  expect(await extensions({ q: '4000000000120' })).toEqual([120]);
  expect(await payments({ q: '400000000012' })).toEqual(await expected('amount_cents BETWEEN 120 AND 129'));
  expect(await payments({ q: '0000000000' })).toEqual([]);
});
