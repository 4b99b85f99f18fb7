import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startConnectedProcess, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import type { ApiInProcess } from '../../../../test/start/running-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { chooseRoom, getLink, guest, isSynced, newCaller, paymentOf, see } from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { leastOf } from '../../../../test/slowness.ts';

const invalid = 'This room selection link is invalid or has expired. Please contact the hotel for assistance.';

let trip: ConnectedApi<ApiInProcess>;
beforeAll(async () => {
  trip = await startConnectedProcess();
});
afterAll(() => trip.stop());

const tokenOf = (link: string): string => link.split('/').at(-1)!;
const changed = (token: string): string => (token.startsWith('A') ? 'B' : 'A') + token.slice(1);

/** A link that has ended just now. */
async function endedLink(column: 'expires_at' | 'revoked_at'): Promise<string> {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  await trip.api.sql(`UPDATE guest_session SET ${column} = now() WHERE guest_phone = $1`, [caller.guest]);
  return link;
}

test('a link is 256 random bits', async () => {
  const tokens = [tokenOf(await getLink(trip)), tokenOf(await getLink(trip))];
  for (const token of tokens) {
    expect(token).toMatch(/^[\w.~-]{40,}$/);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  }
  expect(tokens[0]).not.toBe(tokens[1]);
});

test('the link is only in the text, not in the database, the log or any answer', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  const token = tokenOf(link);
  await payCheckout(await chooseRoom(trip, caller, link));
  await paymentOf(trip, caller, isSynced);
  expect(JSON.stringify(await see(trip, link))).not.toContain(token);
  expect(trip.api.log()).not.toContain(token);
  const tables = await trip.api.sql<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ('public', 'jobs') AND table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    const rows = await trip.api.sql(`SELECT 1 FROM ${name} AS t WHERE strpos(t::text, $1) > 0`, [token]);
    expect({ name, rows }).toEqual({ name, rows: [] });
  }
});

test('unknown, nearly right, expired, revoked and other-purpose links get equal answers at every endpoint, and guessing ends with 429', async () => {
  const caller = newCaller();
  const right = await getLink(trip, caller);
  const token = tokenOf(right);
  const expired = await endedLink('expires_at');
  const revoked = await endedLink('revoked_at');
  const misses = ['x', changed(token), token.slice(1), `${token}A`, tokenOf(expired), tokenOf(revoked)];
  const seen = new Set<string>();
  for (const miss of misses) {
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/select', { roomTypeId: '1' }],
      ['POST', '/contact', { ...guest, phone: caller.guest }],
    ] as const) {
      const answer = await trip.api.request(`/api/room-selection/${miss}${path}`, { method, ...(body && { body }) });
      const { requestId: _, ...error } = await errorOf(answer, 404);
      seen.add(JSON.stringify(error));
    }
  }
  expect([...seen]).toEqual([JSON.stringify({ error: invalid, message: invalid, code: 'invalid_link' })]);

  // the 19th miss and the 20th, of another purpose; the next is one too many, for a right link too
  await errorOf(await trip.api.request(`/api/booking-details/${token}`), 404);
  await errorOf(await trip.api.request(`/api/booking-details/${token}/submit`, { method: 'POST', body: guest }), 404);
  const { code } = await errorOf(await trip.api.request(`/api/room-selection/${changed(token)}`), 429);
  expect(code).toBe('too_many_requests');
  await errorOf(await trip.api.request(right), 429);
  // a minute later, as long as the limit lasts
  await trip.api.sql('UPDATE rate_limit SET expire = expire - 61000');
  expect((await see(trip, right)).status).toBe('available');
});

test('response times do not tell unknown, expired and revoked links apart', async () => {
  const links = {
    unknown: `/api/room-selection/${'x'.repeat(43)}`,
    expired: await endedLink('expires_at'),
    revoked: await endedLink('revoked_at'),
  };
  /** How much longer the slowest kind takes than the quickest, beyond half of that. */
  const difference = async (): Promise<number> => {
    const took: Record<string, number[]> = { unknown: [], expired: [], revoked: [] };
    for (let round = 0; round < 24; round += 1) {
      await trip.api.sql('DELETE FROM rate_limit');
      // one after the other, so that whatever else the machine does meets all of them
      for (const [kind, link] of Object.entries(links)) {
        const started = performance.now();
        await errorOf(await trip.api.request(link), 404);
        if (round > 3) took[kind]!.push(performance.now() - started);
      }
    }
    const [least, , most] = Object.values(took)
      .map((times) => times.toSorted((a, b) => a - b)[times.length >> 1]!)
      .toSorted((a, b) => a - b);
    return most! - least! - least! / 2;
  };
  expect(await leastOf(difference, 5)).toBeLessThan(5);
});
