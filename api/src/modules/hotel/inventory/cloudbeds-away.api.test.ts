import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inventoryEndpoints } from '@booking/contracts/inventory';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { eventually, owner } from '../../../../test/start/running-api.ts';
import type { Fault } from '../../../../test/start/running-simulators.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const today = hotelDate(new Date(), 'America/Chicago');
const known = `startDate=${addDays(today, 40)}&endDate=${addDays(today, 42)}`;
const unknown = `startDate=${addDays(today, 41)}&endDate=${addDays(today, 43)}`;
const paths = [`available-room-types?${known}`, `rate-plans?${known}`, 'fees-and-taxes?'];
const headers = basicOf(owner.email, owner.password);

let hotel: ConnectedApi;
beforeAll(async () => {
  hotel = await startConnectedApi();
});
afterAll(() => hotel.stop());

const get = (path: string) => hotel.api.request(`/api/admin/${path}`, { headers });

/** Asks until Cloudbeds is well again; what it says was said an hour ago then, and nothing else is known. */
const askAnHourAgo = (): Promise<unknown[]> =>
  eventually(
    async () => {
      await hotel.api.sql('DELETE FROM provider_cache');
      const answers: unknown[] = [];
      for (const path of paths) answers.push(await (await get(path)).json());
      await hotel.api.sql(`UPDATE provider_cache SET at = at - interval '1 hour'`);
      return answers.every(Array.isArray) && answers;
    },
    500,
    30_000,
  );

async function answeredWith(path: string, expected: [status: number, code: string, message: RegExp][]): Promise<void> {
  const answer = await get(path);
  const [status, code, message] = expected.find(([each]) => each === answer.status) ?? expected[0]!;
  expect(await errorOf(answer, status)).toMatchObject({ code, message: expect.stringMatching(message) });
}

const paused: [number, string, RegExp] = [503, 'provider_paused', /failed several times in a row/];

test.each<[Fault, [number, string, RegExp][]]>([
  ['expired_token', [[424, 'provider_unauthorized', /does not take our credentials \(401\).+Settings/]]],
  ['rate_limited', [[503, 'provider_rate_limited', /takes no more requests for the moment \(429\)/]]],
  ['server_error', [[502, 'provider_server_error', /failed on its own side \(500\)/], paused]],
  ['hang', [[504, 'provider_timeout', /did not answer within 4 seconds/], paused]],
])(
  '%s has its own error code, and the cached answer stays available with its age',
  async (fault, expected) => {
    const before = await askAnHourAgo();
    await hotel.simulators.fault('cloudbeds', fault);
    // what the test before asked may have been answered as late as this
    await hotel.api.sql(
      `UPDATE provider_cache SET at = now() - interval '61 minutes' WHERE at > now() - interval '30 minutes'`,
    );
    try {
      await Promise.all(paths.map((path) => answeredWith(path, expected)));
      for (const [index, path] of paths.entries()) {
        const answer = await get(`${path}&kept=true`);
        expect(answer.status).toBe(200);
        expect(Number(answer.headers.get('age'))).toBeGreaterThanOrEqual(3_600);
        expect(await answer.json()).toEqual(before[index]);
      }
      expect(await hotel.api.call(inventoryEndpoints.quote, {})).toEqual({
        sentence: 'I am sorry, I cannot see our rooms just now.',
      });
    } finally {
      await hotel.simulators.heal();
    }
  },
  90_000,
);

// the circuit breaker may have to rest first, as after every test before
const longestMs = 60_000;

test(
  'there is no cached answer for a first request',
  async () => {
    await askAnHourAgo();
    for (const path of [`available-room-types?${unknown}`, `rate-plans?${unknown}`]) {
      expect(await errorOf(await get(`${path}&kept=true`), 404)).toMatchObject({
        ...{
          code: 'nothing_kept',
          message: 'Cloudbeds has not been asked for this before, so nothing is known of it.',
        },
      });
    }
    await hotel.api.sql('DELETE FROM provider_cache');
    expect((await errorOf(await get('fees-and-taxes?kept=true'), 404)).code).toBe('nothing_kept');
  },
  longestMs,
);

test(
  'a slow answer is waited for',
  async () => {
    await askAnHourAgo();
    await hotel.simulators.fault('cloudbeds', 'slow');
    const answer = await get(`available-room-types?${known}`).finally(() => hotel.simulators.heal());
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('age'))).toBeLessThan(60);
  },
  longestMs,
);
