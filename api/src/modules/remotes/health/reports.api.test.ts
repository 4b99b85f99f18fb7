import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { alertEndpoints } from '@booking/contracts/alerts';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import { releaseEndpoints, type RemoteState } from '@booking/contracts/remote-releases';
import { type LoadOutcome, remoteReportEndpoints, type RemoteReport } from '@booking/contracts/remote-reports';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { sessionThat } from '../../../../test/requests/given-to-browsers.ts';
import { admit, buildOf, runUsualShells, ship, uploadFiles } from '../../../../test/start/remote-builds.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { signIn } from '../../../../test/people/staff.ts';

let api: RunningApi;
let session: { cookie: string };
beforeAll(async () => {
  api = await startApi();
  session = await signIn(api, owner.email, owner.password);
  await runUsualShells(api);
});
afterAll(() => api.stop());

const send = (reports: RemoteReport[], headers: Record<string, string> = session): Promise<Response> =>
  api.request(remoteReportEndpoints.report.path, { method: 'POST', headers, body: { reports } });
const tell = async (reports: RemoteReport[], headers = session): Promise<unknown> => {
  const answer = await send(reports, headers);
  expect(answer.status).toBe(202);
  return answer.json();
};
const load = ({ id, digest }: RemoteRelease, outcome: LoadOutcome, ms = 100): RemoteReport => ({
  ...{ remote: id, digest, outcome, ms, isFallback: false },
});
const stateOf = async (id: string): Promise<RemoteState> =>
  (await api.call(releaseEndpoints.states)).find((remote) => remote.id === id)!;
const times = (count: number, report: RemoteReport): RemoteReport[] => Array.from({ length: count }, () => report);

describe('the health of a build', () => {
  const { release, files } = buildOf('mfe-of-health', '1.0.0');
  beforeAll(() => ship(api, { release, files }));

  test('is empty at first', async () => {
    expect((await stateOf(release.id)).live.health).toEqual({
      ...{ loads: 0, errors: 0, p75Ms: null, integrityFailures: 0, byOutcome: {} },
    });
  });

  test('is counted by kind of failure, with the third quartile of good loads', async () => {
    const good = [100, 200, 300, 400].map((ms) => load(release, 'ready', ms));
    const bad = [load(release, 'integrity', 9000), ...times(2, load(release, 'network', 9000))];
    expect(await tell([...good, ...bad])).toEqual({ taken: 7 });
    expect((await stateOf(release.id)).live.health).toEqual({
      ...{ loads: 7, errors: 3, p75Ms: 300, integrityFailures: 1, byOutcome: { ready: 4, integrity: 1, network: 2 } },
    });
  });

  test('covers the last 24 hours', async () => {
    await api.sql(`UPDATE remote_report SET at = at - interval '25 hours' WHERE outcome = 'network'`);
    expect((await stateOf(release.id)).live.health).toMatchObject({ loads: 5, errors: 1 });
  });

  test('ignores reports on unknown builds', async () => {
    const unknown = [
      { ...load(release, 'ready'), digest: '0'.repeat(16) },
      { ...load(release, 'ready'), remote: 'mfe-none' },
    ];
    expect(await tell([...unknown, load(release, 'ready')])).toEqual({ taken: 1 });
  });

  test('accepts any error text', async () => {
    expect(await tell([{ ...load(release, 'load-threw'), message: `a\0b \ud83d '; DROP TABLE x` }])).toEqual({
      taken: 1,
    });
  });

  test('accepts only valid reports of signed-in users', async () => {
    await errorOf(await send([load(release, 'ready')], {}), 401);
    await errorOf(await send([load(release, 'unheard-of' as LoadOutcome)]), 400);
    await errorOf(await send([]), 400);
  });
});

describe('a failing canary', () => {
  const id = 'mfe-of-canary';
  let tester: { cookie: string };
  let other: { cookie: string };
  const [live, tried] = [buildOf(id, '1.0.0'), buildOf(id, '1.1.0')];
  const begin = (): Promise<RemoteState> => {
    const wanted = { kind: 'canary', digest: tried.release.digest, share: 50, reason: 'Of a test' } as const;
    return api.call(releaseEndpoints.change, { params: { id }, body: wanted });
  };
  const alerts = async () =>
    (await api.call(alertEndpoints.active)).filter((alert) => alert.id === `canary-ended-${id}`);
  beforeAll(async () => {
    await ship(api, live);
    await admit(api, tried);
    await tell(times(20, load(live.release, 'ready')));
    await begin();
    tester = await sessionThat(api, id, true);
    other = await sessionThat(api, id, false);
    await tell([...times(39, load(live.release, 'ready')), load(live.release, 'network')], other);
  });

  test('ignores reports of sessions that did not get it, from previews or forged', async () => {
    expect(await tell(times(30, load(tried.release, 'load-threw')), other)).toEqual({ taken: 0 });
    expect((await stateOf(id)).canary?.health.loads).toBe(0);
  });

  test('leaves its sessions with the live build as the only fallback', async () => {
    const fallenBack = { ...load(live.release, 'ready'), isFallback: true };
    expect(await tell([load(live.release, 'network'), fallenBack], tester)).toEqual({ taken: 1 });
    expect(await tell([fallenBack], other)).toEqual({ taken: 0 });
  });

  test('continues while it has too few loads', async () => {
    await tell(times(19, load(tried.release, 'render-threw')), tester);
    expect((await stateOf(id)).canary).not.toBeNull();
    expect(await alerts()).toEqual([]);
  });

  test('is ended with its numbers and an alert', async () => {
    await tell([load(tried.release, 'ready')], tester);
    const reason = '19 of 20 loads of 1.1.0 failed, and 1 of 41 of 1.0.0.';
    expect((await stateOf(id)).canary).toBeNull();
    const [newest] = await api.call(releaseEndpoints.changes, { params: { id } });
    expect(newest).toMatchObject({ kind: 'end-canary', by: 'the console', reason, version: '1.1.0' });
    expect(await alerts()).toMatchObject([
      { title: `The canary of ${id} was ended`, detail: reason, link: '/remotes' },
    ]);
  });

  test('is judged again when it is started again, and the alert ends', async () => {
    await begin();
    await tell(times(25, load(tried.release, 'ready')), tester);
    expect((await stateOf(id)).canary).toMatchObject({ version: '1.1.0' });
    expect(await alerts()).toEqual([]);
  });

  test('is ended once for simultaneous reports', async () => {
    await Promise.all(Array.from({ length: 6 }, () => tell(times(50, load(tried.release, 'load-threw')), tester)));
    expect((await stateOf(id)).canary).toBeNull();
    const changes = await api.call(releaseEndpoints.changes, { params: { id } });
    expect(changes.filter(({ kind }) => kind === 'end-canary')).toHaveLength(2);
  });
});

describe('an error in use', () => {
  const id = 'mfe-of-use';
  const [live, tried] = [buildOf(id, '1.0.0'), buildOf(id, '1.1.0')];
  const thrown = ({ digest }: RemoteRelease, given: Partial<RemoteReport> = {}): RemoteReport => ({
    ...{ remote: id, digest, outcome: 'uncaught', isFallback: false, ms: 5000 },
    ...{ message: 'TypeError: no room for Anna Berg', frames: ['42.js:1:15', 'remoteEntry.js:1:2'] },
    ...given,
  });
  const errors = () => api.call(releaseEndpoints.errors, { params: { id } });
  beforeAll(async () => {
    await ship(api, live);
    await tell([...times(30, load(live.release, 'ready')), ...times(2, thrown(live.release))]);
  });

  test('is counted apart from loads', async () => {
    expect((await stateOf(id)).live.health).toMatchObject({ loads: 30, errors: 0, byOutcome: { uncaught: 2 } });
  });

  test('is listed once with count and place, without personal data', async () => {
    expect(await errors()).toEqual([
      {
        ...{ digest: live.release.digest, version: '1.0.0', outcome: 'uncaught', times: 2 },
        ...{ message: 'TypeError: no room for …', frames: ['42.js:1:15', 'remoteEntry.js:1:2'] },
        lastAt: expect.any(String),
      },
    ]);
    const kept = await api.sql('SELECT message FROM remote_report WHERE remote = $1 AND message IS NOT NULL', [id]);
    expect(JSON.stringify(kept)).not.toContain('Anna');
  });

  test('is listed for a day', async () => {
    await tell([thrown(live.release, { frames: ['42.js:9:9'] })]);
    await api.sql(`UPDATE remote_report SET at = at - interval '25 hours' WHERE frames = '["42.js:9:9"]'`);
    expect(await errors()).toHaveLength(1);
  });

  test('is shown with its source position, by source maps that are not served', async () => {
    const mapped = buildOf(id, '1.0.1');
    const map = { version: 3, sources: ['src/lamps/lamp.tsx'], names: [], mappings: 'AAAA;AAEI' };
    await uploadFiles(api, { ...mapped, files: { '42.js.map': JSON.stringify(map) } });
    await ship(api, mapped);
    await tell([
      load(mapped.release, 'ready'),
      thrown(mapped.release, { frames: ['42.js:2:1', 'remoteEntry.js:1:2'] }),
    ]);
    const [newest] = await errors();
    expect(newest).toMatchObject({ version: '1.0.1', frames: ['src/lamps/lamp.tsx:3:5', 'remoteEntry.js:1:2'] });
    const folder = `/remotes/${id}/${mapped.release.digest}`;
    expect((await api.request(`${folder}/42.js.map`)).status).toBe(404);
    expect((await api.request(`${folder}/42.js`)).status).toBe(200);
    await api.call(releaseEndpoints.change, { params: { id }, body: { kind: 'rollback', reason: 'Of a test' } });
  });

  test('names places of a build and nothing else', async () => {
    for (const frames of [['https://elsewhere.example/x.js:1:2'], ['../x.js:1:2'], ['x.js'], Array(9).fill('x.js:1:2')])
      await errorOf(await send([thrown(live.release, { frames: frames as string[] })]), 400);
  });

  test('ends a canary with more of them than the live build', async () => {
    await admit(api, tried);
    const wanted = { kind: 'canary', digest: tried.release.digest, share: 50, reason: 'Of a test' } as const;
    await api.call(releaseEndpoints.change, { params: { id }, body: wanted });
    const [tester, other] = [await sessionThat(api, id, true), await sessionThat(api, id, false)];
    await tell(times(20, load(live.release, 'ready')), other);
    await tell(times(20, load(tried.release, 'ready')), tester);
    expect((await stateOf(id)).canary).not.toBeNull();
    await tell(times(2, thrown(tried.release)), tester);
    expect((await stateOf(id)).canary).toBeNull();
    const [newest] = await api.call(releaseEndpoints.changes, { params: { id } });
    expect(newest).toMatchObject({
      ...{ kind: 'end-canary', by: 'the console' },
      reason: '2 of 20 loads of 1.1.0 had errors in use, and 0 of 20 of 1.0.0.',
    });
  });
});
