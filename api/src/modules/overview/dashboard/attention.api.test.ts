import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deskOverviewEndpoints, type AttentionItem } from '@booking/contracts/desk-overview';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { addAccount, signIn } from '../../../../test/people/staff.ts';

const { attention } = deskOverviewEndpoints;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const today = hotelDate(new Date(), 'America/Chicago');

const addPayment = async (name: string, fields: Record<string, unknown>): Promise<string> => {
  const all = { mode: 'test', amount_cents: 100, status: 'completed', metadata: { guestName: name }, ...fields };
  const names = Object.keys(all);
  const [row] = await api.sql<{ id: string }>(
    `INSERT INTO payment (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
    Object.values(all),
  );
  return row!.id;
};

const addPrecheckin = (
  name: string,
  start: string,
  fields: { submitted?: boolean; status?: string; changes?: number } = {},
) =>
  api.sql(
    `INSERT INTO precheckin (token_hash, mode, reservation_id, reservation_status, guest_name, start_date, end_date, adults, children,
                             due_cents, paid_cents, step, changed_at, sent_at, expires_at, submitted_at, open_corrections)
     VALUES (decode(md5($1), 'hex'), 'test', $1, $3, $1, $2, $2, 1, 0, 0, 0, 'sent', now(), now(), now() + interval '9 days',
             CASE WHEN $4 THEN now() END, $5)`,
    [name, start, fields.status ?? 'confirmed', fields.submitted ?? false, fields.changes ?? 0],
  );

const minutes = (count: number): Date => new Date(Date.now() + count * 60_000);
const shown = (items: readonly AttentionItem[]) =>
  items.map(({ kind, count, guests }) => [kind, count, guests.map(({ name }) => name)]);

test('of a hotel where all is well there is nothing', async () => {
  expect(await api.call(attention)).toEqual([]);
});

test('counts what did not happen, and names the most urgent guests with the way to them', async () => {
  const failed = await addPayment('Failed Sync', { paid_at: minutes(-60), sync_status: 'failed' });
  await addPayment('Just Paid', { paid_at: minutes(-1), sync_status: 'pending' });
  const untold = await addPayment('Untold Guest', {
    ...{ paid_at: minutes(-120), sync_status: 'synced' },
    metadata: { guestName: 'Untold Guest', confirmationProblem: 'Opted out.', endDate: today },
  });
  await addPayment('Open Link', { status: 'pending', expires_at: minutes(20) });
  await addPayment('Over Link', { status: 'pending', expires_at: minutes(-20) });
  await addPayment('Bank Transfer', {
    ...{ status: 'pending', expires_at: minutes(20) },
    metadata: { guestName: 'Bank Transfer', processing: true },
  });
  await addPayment('Of Live', { mode: 'live', status: 'pending', expires_at: minutes(20) });
  await addPrecheckin('Arrives Today', today);
  await addPrecheckin('Arrives Tomorrow', addDays(today, 1));
  await addPrecheckin('Arrives Later', addDays(today, 2));
  await addPrecheckin('All Done', today, { submitted: true });
  await addPrecheckin('Not Coming', today, { status: 'canceled' });
  await addPrecheckin('Wants Another Phone', addDays(today, 3), { changes: 1 });
  await addPrecheckin('Wants Two Changes', addDays(today, 2), { changes: 2 });
  const items = await api.call(attention);
  expect(shown(items)).toEqual([
    ['sync_failed', 1, ['Failed Sync']],
    ['confirmation_unsent', 1, ['Untold Guest']],
    ['precheckin_missing', 2, ['Arrives Today', 'Arrives Tomorrow']],
    ['correction_open', 2, ['Wants Two Changes', 'Wants Another Phone']],
    ['link_unpaid', 1, ['Open Link']],
  ]);
  expect(items.map(({ to }) => to)).toEqual([
    '/payments?unsynced=true',
    null,
    `/precheckins?arrivesFrom=${today}&arrivesTo=${addDays(today, 1)}`,
    '/precheckins?corrections=open',
    '/payments?status=pending',
  ]);
  expect(items.slice(0, 2).map(({ guests }) => guests[0]!.to)).toEqual([
    `/guests?payment=${failed}`,
    `/guests?payment=${untold}`,
  ]);
});

test('whoever may not see pre-check-ins is not told of them', async () => {
  const viewer = await signIn(api, await addAccount(api, 'viewer'));
  const answer = await api.request(attention.path, { headers: viewer });
  const kinds = attention.answer.parse(await answer.json()).map(({ kind }) => kind);
  expect(kinds).toEqual(['sync_failed', 'confirmation_unsent', 'link_unpaid']);
});
