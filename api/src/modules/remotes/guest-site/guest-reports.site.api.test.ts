import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { guestRemote } from '@booking/contracts/guest-site';
import { guestSiteEndpoints, type GuestPageReport } from '@booking/contracts/guest-site-reports';
import { releaseEndpoints, type RemoteState } from '@booking/contracts/remote-releases';
import { admit, ship } from '../../../../test/start/remote-builds.ts';
import { startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { siteBuildOf } from '../../../../test/start/site-builds.ts';
import { sessionBucket } from '../boot/build-choice.rule.ts';

let staff: RunningApi;
/** Two replicas behind a proxy, which says where a request came from. */
let replicas: [RunningApi, RunningApi];
let usual: string;
let tried: string;

beforeAll(async () => {
  staff = await startOwnApi();
  const behindProxy = () => startOwnApi({ PUBLIC_URL: 'https://console.hotel.example' }, staff.databaseUrl);
  replicas = [await behindProxy(), await behindProxy()];
  const [live, canary] = [await siteBuildOf('usual'), await siteBuildOf('tried')];
  await ship(staff, live);
  await admit(staff, canary);
  [usual, tried] = [live.release.digest, canary.release.digest];
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await staff.stop();
});
beforeEach(async () => {
  await staff.sql('DELETE FROM rate_limit');
  await staff.sql('DELETE FROM remote_report');
  await staff.call(releaseEndpoints.change, {
    params: { id: guestRemote },
    body: { kind: 'canary', digest: tried, share: 50, reason: 'Of a test' },
  });
});

const canary = async (): Promise<RemoteState['canary']> =>
  (await staff.call(releaseEndpoints.states)).find(({ id }) => id === guestRemote)!.canary;

const linkThat = (tries: boolean): string =>
  Array.from({ length: 200 }, (_, n) => `link-of-a-guest-${n}`).find(
    (token) => sessionBucket(token, guestRemote) < 50 === tries,
  )!;

/** The cookie of a guest whose page is of the build that is tried, or of the live one. */
async function cookieOf(triesIt: boolean, replica = replicas[0]): Promise<string> {
  const page = await replica.request(`/room-select/${linkThat(triesIt)}`);
  expect(await page.text()).toContain(`/site/${triesIt ? tried : usual}/`);
  return page.headers.get('set-cookie')!.split(';')[0]!;
}

type Told = { taken: number };
async function tell(
  outcome: GuestPageReport['outcome'],
  cookie: string,
  address: string,
  { replica = replicas[0], digest = tried } = {},
): Promise<number> {
  const body: GuestPageReport = { digest, outcome, ms: 800 };
  const headers = { cookie, 'x-forwarded-for': address };
  const answer = await replica.request(guestSiteEndpoints.report.path, { method: 'POST', headers, body });
  expect(answer.status).toBe(202);
  return ((await answer.json()) as Told).taken;
}

/** Reports of so many guests, each from an address of their own, at either replica. @returns how many were kept */
async function tellFrom(
  count: number,
  outcome: GuestPageReport['outcome'],
  cookie: string,
  net = '203.0.113',
): Promise<number> {
  let taken = 0;
  for (let n = 0; n < count; n++) taken += await tell(outcome, cookie, `${net}.${n}`, { replica: replicas[n % 2]! });
  return taken;
}

describe('what a stranger tells', () => {
  beforeEach(async () => {
    expect(await tellFrom(20, 'ready', await cookieOf(true))).toBe(20);
  });
  const expectUnmoved = async (failures: number): Promise<void> =>
    expect(await canary()).toMatchObject({ health: { loads: 20 + failures, errors: failures, p75Ms: 800 } });

  test.each([
    ['no cookie', () => ''],
    ['the digest itself as its cookie', () => `__Host-pages-of=${tried}`],
    ['a cookie that was made up', () => `__Host-pages-of=${'A'.repeat(140)}`],
  ])('is not kept where the browser brings %s', async (_, cookie) => {
    expect(await tellFrom(30, 'load-threw', cookie(), '198.51.100')).toBe(0);
    await expectUnmoved(0);
  });

  test('is not kept where the browser was given another build', async () => {
    expect(await tellFrom(30, 'load-threw', await cookieOf(false), '198.51.100')).toBe(0);
    await expectUnmoved(0);
  });

  test('is kept three times from one address, however often and at whatever replica it is replayed', async () => {
    const cookie = await cookieOf(true);
    let taken = 0;
    for (let n = 0; n < 30; n++)
      taken += await tell('load-threw', cookie, '198.51.100.7', { replica: replicas[n % 2]! });
    expect(taken).toBe(3);
    await expectUnmoved(3);
  });

  test('is kept no more often from one address with ever new cookies, or with those of another page', async () => {
    let taken = 0;
    for (let n = 0; n < 10; n++) taken += await tell('load-threw', await cookieOf(true), '198.51.100.7');
    expect(taken).toBe(3);
    await expectUnmoved(3);
  });

  test('ends no canary from a whole network of IPv6 addresses', async () => {
    const cookie = await cookieOf(true);
    let taken = 0;
    for (let n = 0; n < 40; n++) taken += await tell('load-threw', cookie, `2001:db8:7:${n.toString(16)}::1`);
    expect(taken).toBe(12);
    await expectUnmoved(12);
  });
});

test('a canary that fails at guests of several addresses ends', async () => {
  const cookie = await cookieOf(true, replicas[1]);
  await tellFrom(7, 'ready', cookie);
  expect(await canary()).not.toBeNull();
  expect(await tellFrom(13, 'load-threw', cookie, '198.51.100')).toBe(13);
  expect(await canary()).toBeNull();
  const [newest] = await staff.call(releaseEndpoints.changes, { params: { id: guestRemote } });
  expect(newest!.reason).toMatch(/^13 of 20 loads of /);
});

test('a guest who began with the live build is told of beside it', async () => {
  expect(await tell('ready', await cookieOf(false), '203.0.113.1', { digest: usual })).toBe(1);
  const kept = await staff.sql('SELECT digest, message FROM remote_report');
  expect(kept).toEqual([{ digest: usual, message: null }]);
});

test('nothing that is kept for longer than a minute names the address', async () => {
  await tell('ready', await cookieOf(true), '203.0.113.77');
  const rows = await staff.sql<{ row: string }>(
    `SELECT row_to_json(found)::text AS row FROM rate_limit found WHERE expire > (extract(epoch FROM now()) + 120) * 1000
     UNION ALL SELECT row_to_json(found)::text FROM remote_report found`,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter(({ row }) => row.includes('203.0.113.77'))).toEqual([]);
});
