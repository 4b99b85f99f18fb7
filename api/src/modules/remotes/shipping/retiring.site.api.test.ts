import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addressOf } from '@booking/contracts/endpoint';
import { releaseEndpoints, type RemoteState } from '@booking/contracts/remote-releases';
import { remoteEndpoints } from '@booking/contracts/remotes';
import { shipTokenEndpoints } from '@booking/contracts/ship-tokens';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { admit, buildOf, routeAt, runUsualShells, ship, takeLive } from '../../../../test/start/remote-builds.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { addAccount, basicOf, signIn, staffPassword } from '../../../../test/people/staff.ts';

let api: RunningApi;
let tab: { cookie: string };
beforeAll(async () => {
  api = await startApi();
  await runUsualShells(api);
  tab = await signIn(api, owner.email, owner.password);
});
afterAll(() => api.stop());

const asOwner = basicOf(owner.email, owner.password);
const ask = (id: string, wanted: object, headers: Record<string, string> = asOwner): Promise<Response> =>
  api.request(addressOf(releaseEndpoints.change, { id }), {
    ...{ method: 'POST', headers, body: { reason: 'Nobody went there', ...wanted } },
  });
const retire = (id: string): Promise<RemoteState> =>
  api.call(releaseEndpoints.change, { params: { id }, body: { kind: 'retire', reason: 'Nobody went there' } });
const stateOf = async (remote: string): Promise<RemoteState | undefined> =>
  (await api.call(releaseEndpoints.states)).find(({ id }) => id === remote);
const bootIds = async (): Promise<string[]> => (await api.call(remoteEndpoints.boot)).remotes.map(({ id }) => id);
const inOpenTabs = async (id: string) => {
  const answer = await api.request(remoteEndpoints.current.path, { headers: tab });
  return remoteEndpoints.current.answer.parse(await answer.json()).remotes[id];
};

describe('a remote that is retired', () => {
  const id = 'mfe-of-laundry';
  const [first, second] = ['1.0.0', '1.1.0'].map((version) => buildOf(id, version, routeAt('/laundry')));
  const heir = buildOf('mfe-of-linen', '1.0.0', routeAt('/laundry'));

  test('is gone from the console and its address, and Remotes says who retired it and why', async () => {
    await ship(api, first!);
    await ship(api, second!);
    expect((await api.request('/laundry')).status).toBe(200);
    const state = await retire(id);
    expect(state).toMatchObject({
      team: { name: `Team of ${id}`, contact: 'team@hotel.example' },
      ...{ live: { version: '1.1.0' }, canary: null, before: null, switchedOff: null },
      retired: { by: 'owner', reason: 'Nobody went there' },
    });
    expect(await stateOf(id)).toEqual(state);
    expect(await bootIds()).not.toContain(id);
    expect((await api.request('/laundry')).status).toBe(404);
  });

  test('closes in tabs that are open, as one that is switched off does', async () => {
    expect(await inOpenTabs(id)).toEqual({
      ...{ digest: second!.release.digest, version: '1.1.0' },
      switchedOff: 'It was retired: Nobody went there',
    });
  });

  test('is in the list of changes and in the audit log', async () => {
    const [change] = await api.call(releaseEndpoints.changes, { params: { id } });
    expect(change).toMatchObject({ kind: 'retire', by: 'owner', digest: second!.release.digest, version: '1.1.0' });
    const [audited] = await api.sql<{
      action: string;
      actor_email: string;
      detail: object;
      before: object;
      after: object;
    }>(
      `SELECT action, actor_email, detail, before, after FROM audit_event WHERE subject_id = $1 ORDER BY id DESC LIMIT 1`,
      [id],
    );
    expect(audited).toMatchObject({
      ...{ action: 'remotes.change', actor_email: owner.email },
      detail: { kind: 'retire', team: `Team of ${id}` },
      before: { live: second!.release.digest, isRetired: false },
      after: { live: null, isRetired: true },
    });
  });

  test.each(['retire', 'rollback', 'end-canary', 'switch-off', 'switch-on'])('takes no %s', async (kind) => {
    const { code, message } = await errorOf(await ask(id, { kind }), 409);
    expect([code, message]).toEqual(['retired', `${id} is retired. Take a build of it live first.`]);
  });

  test('comes back by no ship token, which retires nothing either', async () => {
    const issued = await api.call(shipTokenEndpoints.issue, { params: { id }, body: { name: 'CI' } });
    const byToken = { authorization: `Bearer ${issued.token}` };
    const live = await errorOf(await ask(id, { kind: 'live', digest: first!.release.digest }, byToken), 403);
    expect(live).toMatchObject({ code: 'person_needed', message: expect.stringContaining('An owner does') });
    await takeLive(api, first!.release);
    expect((await errorOf(await ask(id, { kind: 'retire' }, byToken), 403)).code).toBe('person_needed');
    await retire(id);
  });

  test('leaves its address to another remote, and comes back once that is free', async () => {
    await ship(api, heir);
    const wanted = { kind: 'live', digest: second!.release.digest };
    const { reasons } = await errorOf(await ask(id, wanted), 422);
    expect(reasons).toEqual([expect.objectContaining({ field: 'routes.0.path' })]);
    await retire(heir.release.id);
    const back = await takeLive(api, second!.release);
    expect(back).toMatchObject({ live: { version: '1.1.0' }, before: null, retired: null });
    expect(await bootIds()).toContain(id);
    expect(await inOpenTabs(id)).toEqual({ digest: second!.release.digest, version: '1.1.0' });
  });

  test('does not go back to what was live before it was retired', async () => {
    expect((await errorOf(await ask(id, { kind: 'rollback' }), 409)).code).toBe('nothing_before');
  });
});

test('its canary and its being switched off end with it', async () => {
  const id = 'mfe-of-ends';
  const tried = buildOf(id, '1.1.0');
  await ship(api, buildOf(id, '1.0.0'));
  await admit(api, tried);
  const canary = { kind: 'canary' as const, digest: tried.release.digest, share: 10, reason: 'Of a test' };
  await api.call(releaseEndpoints.change, { params: { id }, body: canary });
  await api.call(releaseEndpoints.change, { params: { id }, body: { kind: 'switch-off', reason: 'Of a test' } });
  expect(await retire(id)).toMatchObject({ canary: null, switchedOff: null, live: { version: '1.0.0' } });
  expect(await takeLive(api, tried.release)).toMatchObject({ switchedOff: null, live: { version: '1.1.0' } });
});

test('a remote that guests have pages of is not retired, as texted links lead there', async () => {
  const refused = await errorOf(await ask('mfe-guest', { kind: 'retire' }), 409);
  expect(refused).toMatchObject({ code: 'has_site', message: expect.stringContaining('Switch it off') });
});

test('a remote of which nothing is live is not retired', async () => {
  const id = 'mfe-of-nothing-live';
  await admit(api, buildOf(id, '1.0.0'));
  expect((await errorOf(await ask(id, { kind: 'retire' }), 409)).code).toBe('nothing_live');
});

test('a manager retires nothing', async () => {
  const manager = basicOf(await addAccount(api, 'manager'), staffPassword);
  await errorOf(await ask('mfe-of-laundry', { kind: 'retire' }, manager), 403);
});
