import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { alertEndpoints } from '@booking/contracts/alerts';
import { releaseEndpoints, type RemoteState } from '@booking/contracts/remote-releases';
import { remoteEndpoints, type LoadOutcome, type RemoteRelease, type RemoteReport } from '@booking/contracts/remotes';
import { errorOf } from '../../../test/error-answer.ts';
import { admit, buildOf, runUsualShells, ship } from '../../../test/remote-builds.ts';
import { owner, startApi, type RunningApi } from '../../../test/running-api.ts';
import { signIn } from '../../../test/staff.ts';

let api: RunningApi;
let session: { cookie: string };
beforeAll(async () => {
  api = await startApi();
  session = await signIn(api, owner.email, owner.password);
  await runUsualShells(api);
});
afterAll(() => api.stop());

const send = (reports: RemoteReport[], headers: Record<string, string> = session): Promise<Response> =>
  api.request(remoteEndpoints.report.path, { method: 'POST', headers, body: { reports } });
const tell = async (reports: RemoteReport[]): Promise<unknown> => {
  const answer = await send(reports);
  expect(answer.status).toBe(202);
  return answer.json();
};
const load = ({ id, digest }: RemoteRelease, outcome: LoadOutcome, ms = 100): RemoteReport => ({
  ...{ remote: id, digest, outcome, ms, isFallback: false },
});
const stateOf = async (id: string): Promise<RemoteState> =>
  (await api.call(releaseEndpoints.states)).find((remote) => remote.id === id)!;
const times = (count: number, report: RemoteReport): RemoteReport[] => Array.from({ length: count }, () => report);

describe('how a build does', () => {
  const { release, files } = buildOf('mfe-of-health', '1.0.0');
  beforeAll(() => ship(api, { release, files }));

  test('is nothing at first', async () => {
    expect((await stateOf(release.id)).live.health).toEqual({
      ...{ loads: 0, errors: 0, p75Ms: null, integrityFailures: 0, byOutcome: {} },
    });
  });

  test('is told by kind of failure, and how long three of four good loads took at most', async () => {
    const good = [100, 200, 300, 400].map((ms) => load(release, 'ready', ms));
    const bad = [load(release, 'integrity', 9000), ...times(2, load(release, 'network', 9000))];
    expect(await tell([...good, ...bad])).toEqual({ taken: 7 });
    expect((await stateOf(release.id)).live.health).toEqual({
      ...{ loads: 7, errors: 3, p75Ms: 300, integrityFailures: 1, byOutcome: { ready: 4, integrity: 1, network: 2 } },
    });
  });

  test('is that of the last 24 hours', async () => {
    await api.sql(`UPDATE remote_report SET at = at - interval '25 hours' WHERE outcome = 'network'`);
    expect((await stateOf(release.id)).live.health).toMatchObject({ loads: 5, errors: 1 });
  });

  test('is told of builds that there are; others are left out', async () => {
    const unknown = [
      { ...load(release, 'ready'), digest: '0'.repeat(16) },
      { ...load(release, 'ready'), remote: 'mfe-none' },
    ];
    expect(await tell([...unknown, load(release, 'ready')])).toEqual({ taken: 1 });
  });

  test('may be told in any words', async () => {
    expect(await tell([{ ...load(release, 'load-threw'), message: `a\0b \ud83d '; DROP TABLE x` }])).toEqual({
      taken: 1,
    });
  });

  test('is told by who is signed in, in words that are known', async () => {
    await errorOf(await send([load(release, 'ready')], {}), 401);
    await errorOf(await send([load(release, 'unheard-of' as LoadOutcome)]), 400);
    await errorOf(await send([]), 400);
  });
});

describe('a canary that fails', () => {
  const id = 'mfe-of-canary';
  const [live, tried] = [buildOf(id, '1.0.0'), buildOf(id, '1.1.0')];
  const begin = (): Promise<RemoteState> => {
    const wanted = { kind: 'canary', digest: tried.release.digest, share: 10, reason: 'Of a test' } as const;
    return api.call(releaseEndpoints.change, { params: { id }, body: wanted });
  };
  const alerts = async () =>
    (await api.call(alertEndpoints.active)).filter((alert) => alert.id === `canary-ended-${id}`);
  beforeAll(async () => {
    await ship(api, live);
    await admit(api, tried);
    await tell(times(20, load(live.release, 'ready')));
    await begin();
    await tell([...times(39, load(live.release, 'ready')), load(live.release, 'network')]);
  });

  test('goes on while too few have loaded it to tell', async () => {
    await tell(times(19, load(tried.release, 'render-threw')));
    expect((await stateOf(id)).canary).not.toBeNull();
    expect(await alerts()).toEqual([]);
  });

  test('is ended by the console with the numbers, and everybody is told', async () => {
    await tell([load(tried.release, 'ready')]);
    const reason = '19 of 20 loads of 1.1.0 failed, and 1 of 40 of 1.0.0.';
    expect((await stateOf(id)).canary).toBeNull();
    const [newest] = await api.call(releaseEndpoints.changes, { params: { id } });
    expect(newest).toMatchObject({ kind: 'end-canary', by: 'the console', reason, version: '1.1.0' });
    expect(await alerts()).toMatchObject([
      { title: `The canary of ${id} was ended`, detail: reason, link: '/remotes' },
    ]);
  });

  test('is judged anew when it is tried anew, and the alert is over', async () => {
    await begin();
    await tell(times(25, load(tried.release, 'ready')));
    expect((await stateOf(id)).canary).toMatchObject({ version: '1.1.0' });
    expect(await alerts()).toEqual([]);
  });

  test('of which everything is said at once is ended once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => tell(times(50, load(tried.release, 'load-threw')))));
    expect((await stateOf(id)).canary).toBeNull();
    const changes = await api.call(releaseEndpoints.changes, { params: { id } });
    expect(changes.filter(({ kind }) => kind === 'end-canary')).toHaveLength(2);
  });
});
