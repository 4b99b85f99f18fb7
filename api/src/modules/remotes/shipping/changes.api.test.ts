import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addressOf } from '@booking/contracts/endpoint';
import { releaseEndpoints, type RemoteState } from '@booking/contracts/remote-releases';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  admit,
  buildOf,
  offer,
  routeAt,
  runShells,
  runUsualShells,
  ship,
  takeLive,
} from '../../../../test/start/remote-builds.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  await runUsualShells(api);
});
afterAll(() => api.stop());

const ask = (id: string, wanted: object): Promise<Response> =>
  api.request(addressOf(releaseEndpoints.change, { id }), {
    method: 'POST',
    headers: basicOf(owner.email, owner.password),
    body: { reason: 'Of a test', ...wanted },
  });
const change = async (id: string, wanted: object): Promise<RemoteState> => {
  const answer = await ask(id, wanted);
  expect(answer.status).toBe(200);
  return releaseEndpoints.change.answer.parse(await answer.json());
};
const refusalOf = async (id: string, wanted: object, status = 409): Promise<string> =>
  (await errorOf(await ask(id, wanted), status)).message;
const kindsOf = async (id: string): Promise<string[]> =>
  (await api.call(releaseEndpoints.changes, { params: { id } })).map(({ kind }) => kind);

describe('a remote from its first build on', () => {
  const id = 'mfe-of-changes';
  const [one, two, three] = ['1.0.0', '1.1.0', '1.2.0'].map((version) => buildOf(id, version));

  test('has no canary and no rollback before a build is live', async () => {
    await admit(api, one!);
    const nothing = 'Nothing of mfe-of-changes is live yet. Take a build live for everybody first.';
    expect(await refusalOf(id, { kind: 'rollback' })).toBe(nothing);
    expect(await refusalOf(id, { kind: 'canary', digest: one!.release.digest, share: 5 })).toBe(nothing);
  });

  test('goes live with an admitted build, with person and reason', async () => {
    const state = await takeLive(api, one!.release);
    expect(state).toMatchObject({
      live: { version: '1.0.0', by: 'owner', reason: 'Of a test', bytes: one!.release.bytes },
      ...{ canary: null, before: null, switchedOff: null },
    });
    expect(await refusalOf(id, { kind: 'live', digest: one!.release.digest })).toBe(
      'This build of mfe-of-changes is live already.',
    );
  });

  test('rejects a build that was not admitted', async () => {
    const { digest } = two!.release;
    expect(await refusalOf(id, { kind: 'live', digest }, 404)).toBe(
      `mfe-of-changes has no build ${digest} that was admitted. Admit it first.`,
    );
  });

  test('starts and ends a canary with a share of sessions', async () => {
    await admit(api, two!);
    const tried = await change(id, { kind: 'canary', digest: two!.release.digest, share: 10 });
    expect(tried).toMatchObject({ live: { version: '1.0.0' }, canary: { version: '1.1.0', share: 10 } });
    expect((await change(id, { kind: 'end-canary' })).canary).toBeNull();
    await change(id, { kind: 'canary', digest: two!.release.digest, share: 10 });
    const ended = await takeLive(api, one!.release);
    expect(ended).toMatchObject({ live: { version: '1.0.0' }, canary: null, before: null });
    expect(await refusalOf(id, { kind: 'end-canary' })).toBe('No build of mfe-of-changes is being tried.');
  });

  test('rolls back build by build, down to the first', async () => {
    await takeLive(api, two!.release);
    await ship(api, three!);
    expect(await change(id, { kind: 'rollback' })).toMatchObject({
      live: { version: '1.1.0' },
      before: { version: '1.0.0' },
    });
    expect(await change(id, { kind: 'rollback' })).toMatchObject({ live: { version: '1.0.0' }, before: null });
    expect(await refusalOf(id, { kind: 'rollback' })).toBe(
      'Nothing of mfe-of-changes was live before this build, so there is nothing to go back to.',
    );
  });

  test('is switched off with a reason, and on again', async () => {
    const off = await change(id, { kind: 'switch-off', reason: 'It shows wrong prices' });
    expect(off.switchedOff).toMatchObject({ by: 'owner', reason: 'It shows wrong prices' });
    expect(await refusalOf(id, { kind: 'switch-off' })).toBe('mfe-of-changes is switched off already.');
    expect((await change(id, { kind: 'switch-on' })).switchedOff).toBeNull();
    expect(await refusalOf(id, { kind: 'switch-on' })).toBe('mfe-of-changes is not switched off.');
  });

  test('lists all changes, newest first', async () => {
    expect(await kindsOf(id)).toEqual(
      [
        'live',
        'canary',
        'end-canary',
        'canary',
        'live',
        'live',
        'live',
        'rollback',
        'rollback',
        'switch-off',
        'switch-on',
      ].toReversed(),
    );
    const [, , back] = await api.call(releaseEndpoints.changes, { params: { id } });
    expect(back).toMatchObject({ kind: 'rollback', version: '1.0.0', digest: one!.release.digest });
  });
});

describe('two people who change a remote', () => {
  const id = 'mfe-of-two-people';

  test('get a conflict when one saw an outdated state', async () => {
    const { lastChange } = await ship(api, buildOf(id, '1.0.0'));
    await change(id, { kind: 'switch-off', lastChange });
    expect(await refusalOf(id, { kind: 'switch-on', lastChange })).toBe(
      'mfe-of-two-people was changed since you looked at it. Look again, and decide then.',
    );
    await change(id, { kind: 'switch-on' });
  });

  test('get one success at the same moment', async () => {
    const { lastChange } = await ship(api, buildOf(id, '1.1.0'));
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(id, { kind: 'rollback', lastChange })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await kindsOf(id)).filter((kind) => kind === 'rollback')).toHaveLength(1);
  });

  test('cannot both get the same address for their remotes', async () => {
    const wanted = ['mfe-first', 'mfe-second'].map((remote) => buildOf(remote, '1.0.0', routeAt('/wanted-by-two')));
    for (const build of wanted) await admit(api, build);
    const answers = await Promise.all(
      wanted.map(({ release }) => ask(release.id, { kind: 'live', digest: release.digest })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

test('a build that was admitted and does not fit the shell any more does not go live, and one goes back to it all the same', async () => {
  const id = 'mfe-of-yesterday';
  const [old, newer] = [buildOf(id, '1.0.0'), buildOf(id, '2.0.0', { hostApi: '>=1' })];
  await ship(api, old);
  await ship(api, newer);
  await runShells(api, offer('dddddddddddddddd', { hostApi: '2.0.0' }));
  const { digest } = old.release;
  expect(await refusalOf(id, { kind: 'live', digest }, 422)).toBe(
    'This build cannot go live: one thing stands in its way.',
  );
  expect((await change(id, { kind: 'rollback' })).live.digest).toBe(digest);
  await runUsualShells(api);
});

test('one does not go back to an address that another remote took meanwhile, and reads whose it is', async () => {
  const [giver, taker] = ['mfe-of-giving', 'mfe-of-taking'];
  await ship(api, buildOf(giver, '1.0.0', routeAt('/given-away')));
  const { live } = await ship(api, buildOf(giver, '2.0.0'));
  await ship(api, buildOf(taker, '1.0.0', routeAt('/given-away')));
  const { reasons } = await errorOf(await ask(giver, { kind: 'rollback' }), 422);
  expect(reasons).toEqual([
    expect.objectContaining({
      field: 'routes.0.path',
      problem: 'mfe-of-taking has the route /given-away, which matches the same addresses as /given-away.',
    }),
  ]);
  const states = await api.call(releaseEndpoints.states);
  expect(states.find(({ id }) => id === giver)?.live.digest).toBe(live.digest);
});

test.each(['remote_build', 'remote_change'])('rows of %s are never deleted or changed', async (table) => {
  await ship(api, buildOf('mfe-of-kept', '1.0.0')).catch(() => undefined);
  const count = async (): Promise<unknown> => (await api.sql(`SELECT count(*) FROM ${table}`))[0];
  const before = await count();
  const attempts = [`UPDATE ${table} SET reason = 'another'`, `DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`];
  for (const attempt of attempts) await expect(api.sql(attempt)).rejects.toThrow('What was shipped is not changed.');
  expect(await count()).toEqual(before);
});

test.each([
  ['no reason', { kind: 'rollback', reason: ' ' }],
  ['a share of everybody', { kind: 'canary', digest: '0'.repeat(16), share: 100 }],
  ['a share of nobody', { kind: 'canary', digest: '0'.repeat(16), share: 0 }],
  ['no such kind', { kind: 'delete' }],
])('a change with %s is rejected', async (_, wanted) => {
  await errorOf(await ask('mfe-of-changes', wanted), 400);
});
