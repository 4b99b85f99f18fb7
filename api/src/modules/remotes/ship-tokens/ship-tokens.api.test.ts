import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addressOf, type Endpoint } from '@booking/contracts/endpoint';
import { releaseEndpoints } from '@booking/contracts/remote-releases';
import { signBuild } from '@booking/contracts/ship-signature';
import { shipTokenEndpoints } from '@booking/contracts/ship-tokens';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  admit,
  buildOf,
  runUsualShells,
  ship,
  takeLive,
  upload,
  type TestBuild,
} from '../../../../test/start/remote-builds.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';

const id = 'mfe-by-ci';
let api: RunningApi;
let token: string;
let tokenId: string;
beforeAll(async () => {
  api = await startApi();
  await runUsualShells(api);
  const issued = await api.call(shipTokenEndpoints.issue, { params: { id }, body: { name: 'CI of the team' } });
  [token, tokenId] = [issued.token, issued.shipToken.id];
});
afterAll(() => api.stop());

type Sent = { params?: object; body?: object };
const send = (endpoint: Endpoint, { params, body }: Sent, by = token): Promise<Response> =>
  api.request(addressOf(endpoint, params), {
    method: endpoint.method,
    headers: { authorization: `Bearer ${by}` },
    ...(body && { body }),
  });

async function sendFiles({ release, files }: TestBuild): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const params = { id: release.id, digest: release.digest, file };
    const body = { base64: Buffer.from(text).toString('base64') };
    expect((await send(releaseEndpoints.upload, { params, body })).status).toBe(200);
  }
}
const askAdmission = ({ release }: TestBuild, signature?: string): Promise<Response> =>
  send(releaseEndpoints.admit, { params: { id: release.id }, body: { release, reason: 'By CI', signature } });
const askLive = ({ release: { id: remote, digest } }: TestBuild): Promise<Response> =>
  send(releaseEndpoints.change, { params: { id: remote }, body: { kind: 'live', digest, reason: 'By CI' } });

describe('a ship token', () => {
  const build = buildOf(id, '1.0.0');

  test('ships a signed build of its remote, and the release table and the audit log say so', async () => {
    await sendFiles(build);
    expect((await askAdmission(build, signBuild(token, id, build.release.digest))).status).toBe(201);
    expect((await askLive(build)).status).toBe(200);
    const [made] = await api.call(releaseEndpoints.builds, { params: { id } });
    expect(made).toMatchObject({ by: 'CI of the team (ship token)', isSigned: true });
    const [change] = await api.call(releaseEndpoints.changes, { params: { id } });
    expect(change).toMatchObject({ kind: 'live', by: 'CI of the team (ship token)' });
    const audited = await api.sql<{ action: string; actor_email: string }>(
      `SELECT action, actor_email FROM audit_event WHERE subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(audited).toEqual([
      { action: 'remotes.admit', actor_email: 'CI of the team (ship token)' },
      { action: 'remotes.change', actor_email: 'CI of the team (ship token)' },
    ]);
  });

  test('ships no build without its signature, or with one of another build or remote', async () => {
    const other = buildOf(id, '1.0.1');
    await sendFiles(other);
    const { digest } = other.release;
    const signatures = [
      undefined,
      'AAAA',
      signBuild(token, id, build.release.digest),
      signBuild(token, 'mfe-of-others', digest),
    ];
    for (const signature of signatures) {
      expect((await errorOf(await askAdmission(other, signature), 403)).code).toBe('unsigned_build');
    }
  });

  test('ships no other remote', async () => {
    const foreign = buildOf('mfe-of-others', '1.0.0');
    await ship(api, foreign);
    const next = buildOf('mfe-of-others', '1.0.1');
    await admit(api, next);
    expect((await errorOf(await askLive(next), 403)).code).toBe('other_remote');
    const signature = signBuild(token, 'mfe-of-others', next.release.digest);
    expect((await errorOf(await askAdmission(next, signature), 403)).code).toBe('other_remote');
  });

  test('opens nothing else', async () => {
    for (const path of ['/api/admin/accounts', '/api/admin/settings', '/api/auth/me', '/api/admin/call-logs']) {
      await errorOf(await api.request(path, { headers: { authorization: `Bearer ${token}` } }), 401);
    }
    await errorOf(await send(shipTokenEndpoints.issue, { params: { id }, body: { name: 'Another' } }), 401);
    await errorOf(await send(shipTokenEndpoints.list, { params: { id } }), 401);
  });

  test('is kept nowhere, and listed with who made it and when it was used', async () => {
    const kept = await api.sql<{ text: string }>(`SELECT ship_token::text AS text FROM ship_token`);
    expect(kept[0]!.text).not.toContain(token);
    expect(kept[0]!.text).not.toContain(Buffer.from(token.slice(5), 'base64url').toString('hex'));
    const [listed] = await api.call(shipTokenEndpoints.list, { params: { id } });
    expect(listed).toMatchObject({ id: tokenId, name: 'CI of the team', createdBy: 'owner', revokedAt: null });
    expect(listed!.usedAt).not.toBeNull();
  });

  test('that was revoked ships nothing, nor does what it signed before go live by another', async () => {
    const signed = buildOf(id, '1.0.2');
    await sendFiles(signed);
    expect((await askAdmission(signed, signBuild(token, id, signed.release.digest))).status).toBe(201);
    const revoked = await api.call(shipTokenEndpoints.revoke, { params: { id, tokenId } });
    expect(revoked.revokedBy).toBe('owner');
    await errorOf(await askLive(signed), 401);
    const issued = await api.call(shipTokenEndpoints.issue, { params: { id }, body: { name: 'The next one' } });
    const body = { kind: 'live', digest: signed.release.digest, reason: 'By CI' };
    const refused = await errorOf(await send(releaseEndpoints.change, { params: { id }, body }, issued.token), 403);
    expect(refused.code).toBe('unsigned_build');
    expect((await takeLive(api, signed.release)).live.digest).toBe(signed.release.digest);
  });

  test('is made and revoked in the audit log', async () => {
    const actions = await api.sql<{ action: string; actor_email: string }>(
      `SELECT action, actor_email FROM audit_event WHERE subject_type = 'ship_token' AND subject_id = $1 ORDER BY id`,
      [tokenId],
    );
    expect(actions.map(({ action }) => action)).toEqual(['remotes.issue_ship_token', 'remotes.revoke_ship_token']);
    expect(new Set(actions.map(({ actor_email: by }) => by))).toEqual(new Set([owner.email]));
  });
});

test('a build that a person admitted may go live by a token', async () => {
  const build = buildOf('mfe-by-both', '1.0.0');
  const issued = await api.call(shipTokenEndpoints.issue, { params: { id: 'mfe-by-both' }, body: { name: 'CI' } });
  await upload(api, build);
  await admit(api, build);
  const body = { kind: 'live', digest: build.release.digest, reason: 'By CI' };
  const answer = await send(releaseEndpoints.change, { params: { id: 'mfe-by-both' }, body }, issued.token);
  expect(answer.status).toBe(200);
});
