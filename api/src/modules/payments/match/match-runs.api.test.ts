import { beforeEach, describe, expect, test } from '@jest/globals';
import { alertEndpoints } from '@booking/contracts/alerts';
import { paymentMatchEndpoints, type PaymentDifference } from '@booking/contracts/payment-match';
import type { Role } from '@booking/contracts/roles';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { usePaymentMatch } from '../../../../test/people/payment-match.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { staffOfEachRole } from '../../../../test/people/staff.ts';

const matching = usePaymentMatch();
const { hotel, match, about } = matching;
const address = paymentMatchEndpoints.start.path;

let staff: Map<Role, { cookie: string }> | undefined;
const post = async (role: Role, path: string, body: object = {}): Promise<Response> => {
  staff ??= await staffOfEachRole(hotel.api);
  return hotel.api.request(path, { method: 'POST', headers: staff.get(role)!, body });
};
const explain = (role: Role, id: string, note = 'Paid in cash at the desk.') =>
  post(role, `${address}/differences/${id}/explain`, { note });

/** A payment of two hours ago that neither Stripe nor Cloudbeds has. */
async function onlyHere(session: string, ago = '2 hours'): Promise<string> {
  const [row] = await hotel.api.sql<{ id: string }>(
    `INSERT INTO payment (mode, amount_cents, status, paid_at, sync_status, reservation_id, stripe_session, metadata)
     VALUES ('test', 20000, 'completed', now() - $2::interval, 'synced', '999999', $1, '{"guestName": "Ada Guest"}')
     RETURNING id`,
    [session, ago],
  );
  return row!.id;
}
const kindsOf = (found: PaymentDifference[]): string[] => found.map(({ kind }) => kind).toSorted();

beforeEach(() => hotel.api.sql('DELETE FROM payment_difference; DELETE FROM payment; DELETE FROM match_run'));

describe('when a provider is away', () => {
  test('Stripe: Cloudbeds is still compared, and no difference ends', async () => {
    const before = await onlyHere('cs_one');
    await match();
    const found = await about(before);
    expect(kindsOf(found)).toEqual(['not_at_stripe', 'reservation_missing']);
    await hotel.api.sql('DELETE FROM payment WHERE id = $1', [before]);
    const after = await onlyHere('cs_two');
    await hotel.simulators.fault('stripe', 'server_error');
    const run = await match();
    expect(run.problems).toEqual([expect.stringMatching(/^Stripe failed/)]);
    expect(run.compared).toEqual({ here: 1, cloudbeds: expect.any(Number) });
    expect(await about(before)).toEqual(found.filter(({ kind }) => kind === 'not_at_stripe'));
    expect(kindsOf(await about(after))).toEqual(['reservation_missing']);
  });

  test('Cloudbeds, half way: differences stay, and end after a complete run', async () => {
    const id = await onlyHere('cs_three');
    await eventually(async () => (await match()).problems.length === 0, 1_000, 25_000);
    await hotel.api.sql('DELETE FROM payment WHERE id = $1', [id]);
    await onlyHere('cs_four');
    matching.cloudbeds.meanwhile = async ({ path }) => {
      if (path.endsWith('/getReservationsWithRateDetails')) await hotel.simulators.fault('cloudbeds', 'server_error');
    };
    const run = await match();
    matching.cloudbeds.meanwhile = null;
    expect(run.problems).toEqual([expect.stringMatching(/^Cloudbeds failed/)]);
    expect(run.compared).toEqual({ here: 1, stripe: 0 });
    expect(kindsOf(await about(id))).toEqual(['reservation_missing']);
    await hotel.simulators.heal();
    await eventually(async () => (await match()).problems.length === 0, 1_000, 25_000);
    expect(await about(id)).toEqual([]);
    expect(kindsOf(await about(id, 'over'))).toEqual(['not_at_stripe', 'reservation_missing']);
  }, 60_000);
});

describe('a match', () => {
  test('runs every night at half past three by the hotel’s clock, for each mode', async () => {
    const schedule = await hotel.api.sql(`SELECT cron, timezone FROM jobs.schedule WHERE name = 'match-nightly'`);
    expect(schedule).toEqual([{ cron: '30 3 * * *', timezone: 'America/Chicago' }]);
    await hotel.api.sql(`INSERT INTO jobs.job (name, data) VALUES ('match-nightly', '{}')`);
    const runs = await eventually(async () => {
      const sql = 'SELECT mode, started_by FROM match_run WHERE finished_at IS NOT NULL ORDER BY mode';
      const done = await hotel.api.sql(sql);
      return done.length === 2 && done;
    });
    expect(runs).toEqual([
      { mode: 'live', started_by: null },
      { mode: 'test', started_by: null },
    ]);
  });

  test('is not started twice at once, and an interrupted one is given up', async () => {
    await hotel.api.sql(
      `INSERT INTO match_run (mode, started_at, since) VALUES ('test', now() - interval '29 minutes', now())`,
    );
    const refused = await errorOf(await post('manager', address), 409);
    expect(refused.message).toBe('A match is under way already. What it finds is shown here once it is done.');
    await hotel.api.sql(`UPDATE match_run SET started_at = now() - interval '31 minutes'`);
    const two = await Promise.all([post('manager', address), post('manager', address)]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [dead] = await hotel.api.sql<{ problems: string[] }>('SELECT problems FROM match_run ORDER BY started_at');
    expect(dead!.problems).toEqual(['The match broke off before it was done.']);
  });

  test.each<Role>(['front_desk', 'viewer'])('is neither started nor explained by the role %s', async (role) => {
    await errorOf(await post(role, address), 403);
    await errorOf(await explain(role, '1'), 403);
  });
});

describe('a difference', () => {
  const alert = async () =>
    (await hotel.api.call(alertEndpoints.active)).find(({ id }) => id === 'payment-differences-test');
  async function found(): Promise<PaymentDifference> {
    const id = await onlyHere('cs_five');
    await hotel.api.sql(`UPDATE payment SET closed_note = 'Booked by hand.'`);
    await eventually(async () => (await match()).problems.length === 0, 1_000, 25_000);
    return (await about(id))[0]!;
  }

  test('raises an alert until it is explained, with who did it and when', async () => {
    const { id, paymentId, firstSeenAt } = await found();
    expect(await alert()).toMatchObject({
      title: 'One difference in payments',
      detail: 'The newest is one of Ada Guest. Here: $200.00 paid; at Stripe: nothing paid.',
      since: firstSeenAt,
      link: '/reservations?tab=differences',
    });
    expect((await explain('manager', id, '  Paid in cash.  ')).status).toBe(200);
    expect(await alert()).toBeUndefined();
    await match();
    expect(await about(paymentId!)).toEqual([]);
    const explanation = { by: 'manager', note: 'Paid in cash.', at: expect.any(String) };
    expect(await about(paymentId!, 'explained')).toMatchObject([{ id, explanation }]);
  });

  test('is explained once: a second explanation, and one of an ended difference, are rejected', async () => {
    const { id } = await found();
    const issue = await errorOf(await explain('manager', id, ' . '), 400);
    expect(issue.issues).toMatchObject([{ message: 'Say why, for the record.' }]);
    await explain('manager', id);
    const second = await errorOf(await explain('owner', id, 'Something else.'), 409);
    expect(second.message).toBe('manager has explained this difference already: Paid in cash at the desk.');
    await hotel.api.sql('DELETE FROM payment');
    await match();
    const over = await errorOf(await explain('owner', id), 409);
    expect(over.message).toBe('This difference is over: a newer match did not find it any more.');
    expect((await errorOf(await explain('owner', '987654'), 404)).message).toBe('This difference was not found.');
  });

  test('that changed is a new one, to be explained again', async () => {
    const { id, paymentId } = await found();
    await explain('manager', id);
    await hotel.api.sql('UPDATE payment SET amount_cents = 30000');
    await match();
    expect(await about(paymentId!)).toMatchObject([{ kind: 'not_at_stripe', amountCents: 30_000, explanation: null }]);
    expect(await about(paymentId!, 'over')).toMatchObject([{ id, explanation: { by: 'manager' } }]);
  });
});

test('the list is paged and shows the current mode', async () => {
  for (let count = 1; count <= 3; count += 1) await onlyHere(`cs_page_${count}`);
  await hotel.api.sql(`UPDATE payment SET closed_note = 'Booked by hand.'`);
  await match();
  const seen: string[] = [];
  let path: string | undefined = `${address}/differences?limit=2`;
  await post('viewer', address);
  while (path) {
    const answer: Response = await hotel.api.request(path, { headers: staff!.get('viewer')! });
    seen.push(...((await answer.json()) as PaymentDifference[]).map(({ id }) => id));
    path = /<([^<>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  expect(seen).toHaveLength(3);
  expect(new Set(seen).size).toBe(3);
  await hotel.api.sql(`UPDATE payment_difference SET mode = 'live'`);
  expect(await hotel.api.call(paymentMatchEndpoints.differences)).toEqual([]);
});
