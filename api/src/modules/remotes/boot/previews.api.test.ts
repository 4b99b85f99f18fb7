import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addressOf } from '@booking/contracts/endpoint';
import { releaseEndpoints } from '@booking/contracts/remote-releases';
import { remoteEndpoints, type BootManifest, type BootRemote } from '@booking/contracts/remotes';
import { admit, buildOf, runUsualShells, ship } from '../../../../test/start/remote-builds.ts';
import { doorSecrets, owner, startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { addAccount, signIn } from '../../../../test/people/staff.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';

const id = 'mfe-to-look-at';
const shown = buildOf(id, '2.0.0');
const secrets = {
  DATABASE_URL: 'postgres://localhost/x',
  ...doorSecrets,
  SECRET_KEY: 'the key of a hotel in Lisbon',
};

const remoteIn = ({ remotes }: BootManifest): BootRemote | undefined => remotes.find((remote) => remote.id === id);
const boot = async (search = '', headers: Record<string, string> = {}): Promise<BootManifest> =>
  remoteEndpoints.boot.answer.parse(await (await api.request(remoteEndpoints.boot.path + search, { headers })).json());

let api: RunningApi;
let url: URL;
let until: string;
beforeAll(async () => {
  api = await startOwnApi({ SECRET_KEY: secrets.SECRET_KEY });
  await runUsualShells(api);
  await ship(api, buildOf(id, '1.0.0'));
  await admit(api, shown);
  const asked = { params: { id }, body: { digest: shown.release.digest } };
  const link = await api.call(releaseEndpoints.previewLink, asked);
  [url, until] = [new URL(link.url), link.until];
});
afterAll(() => api.stop());

test('a preview link leads to a page of the remote, and is good for an hour', () => {
  expect(url.origin).toBe(new URL(api.url).origin);
  expect(url.pathname).toBe(`/of-${id}`);
  expect(Math.abs(new Date(until).getTime() - Date.now() - 3_600_000)).toBeLessThan(60_000);
});

const agreed = async (viewer: { cookie: string }): Promise<string> => {
  const { previewOffer } = await boot(url.search, viewer);
  return `?remote-preview=${previewOffer!.agreement}`;
};

test('it names the uploader before any code is loaded', async () => {
  const viewer = await signIn(api, await addAccount(api, 'viewer', 'reader'));
  const manifest = await boot(url.search, viewer);
  expect(remoteIn(manifest)?.version).toBe('1.0.0');
  expect(manifest.preview).toBeUndefined();
  expect(manifest.previewOffer).toMatchObject({
    ...{ remote: id, version: '2.0.0', digest: shown.release.digest, until },
    ...{ by: 'owner', reason: 'Of a test', isSigned: false },
  });
  const page = await (await api.request(url.pathname + url.search, { headers: viewer })).text();
  expect(page).not.toContain(shown.release.entry);
});

test('it shows the build to staff who agreed, and says that it is not live', async () => {
  const viewer = await signIn(api, await addAccount(api, 'viewer', 'looker'));
  const search = await agreed(viewer);
  const manifest = await boot(search, viewer);
  expect(remoteIn(manifest)).toMatchObject({ version: '2.0.0', isCanary: false });
  expect(manifest.preview).toEqual({ remote: id, version: '2.0.0', digest: shown.release.digest, until });
  expect(manifest.previewOffer).toBeUndefined();
  expect(manifest.remotes.filter((remote) => remote.id === id)).toHaveLength(1);
  const page = await (await api.request(url.pathname + search, { headers: viewer })).text();
  expect(page).toContain(`href="${shown.release.entry}"`);
});

test('an agreement in a link does not count for the person who opens it', async () => {
  const [one, other] = [await addAccount(api, 'viewer', 'one'), await addAccount(api, 'viewer', 'another')];
  const manifest = await boot(await agreed(await signIn(api, one)), await signIn(api, other));
  expect(remoteIn(manifest)?.version).toBe('1.0.0');
  expect(manifest.previewOffer).toMatchObject({ version: '2.0.0' });
});

test('it shows the live build to others', async () => {
  const viewer = await signIn(api, await addAccount(api, 'viewer', 'other'));
  const altered = url.search.replace(/.{4}$/, 'AAAA');
  const asked = [await boot(url.search), await boot(altered, viewer), await boot('?remote-preview=', viewer)];
  for (const manifest of asked) {
    expect(remoteIn(manifest)?.version).toBe('1.0.0');
    expect(manifest.preview).toBeUndefined();
    expect(manifest.endedPreview).toBeUndefined();
    expect(manifest.previewOffer).toBeUndefined();
  }
});

test('it shows the live build after an hour, and says so', async () => {
  const ended = new Date(Date.now() - 1000).toISOString();
  const preview = { remote: id, digest: shown.release.digest, until: ended };
  const sealed = new Sealed(Env.read(secrets)).seal('remote preview', JSON.stringify(preview));
  const viewer = await signIn(api, await addAccount(api, 'viewer', 'latecomer'));
  const manifest = await boot(`?remote-preview=${sealed}`, viewer);
  expect(remoteIn(manifest)?.version).toBe('1.0.0');
  expect(manifest.preview).toBeUndefined();
  expect(manifest.endedPreview).toEqual({ ...preview, version: '2.0.0' });
});

test('it is audited with its author', async () => {
  const [row] = await api.sql<{ actor_email: string; detail: object }>(
    `SELECT actor_email, detail FROM audit_event WHERE action = 'remotes.preview_link' AND detail ->> 'remote' = $1`,
    [id],
  );
  expect(row).toMatchObject({ actor_email: owner.email, detail: { remote: id, digest: shown.release.digest } });
});

test('it needs an admitted build', async () => {
  const path = addressOf(releaseEndpoints.previewLink, { id });
  const headers = await signIn(api, owner.email, owner.password);
  const answer = await api.request(path, { method: 'POST', headers, body: { digest: '0'.repeat(16) } });
  expect(answer.status).toBe(404);
});
