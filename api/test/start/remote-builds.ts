import { createHash } from 'node:crypto';
import { containerName } from '@booking/admission/container-name';
import { callsText } from '@booking/admission/record-calls';
import type { RemoteRelease, ShellOffer } from '@booking/contracts/remote-build';
import { buildDigest } from '@booking/admission/build-digest';
import { releaseEndpoints, type RemoteBuild, type RemoteState } from '@booking/contracts/remote-releases';
import type { RunningApi } from './running-api.ts';

export type TestBuild = { release: RemoteRelease; files: Record<string, string> };

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

export const offer = (digest: string, changed: Partial<ShellOffer> = {}): ShellOffer => ({
  digest,
  hostApi: '1.2.0',
  gives: { react: { version: '19.2.0', names: ['useState', 'useEffect'] } },
  paths: ['/sign-in'],
  ...changed,
});

/** What a team's build makes: two files, one more with its calls where it has some, and their release.json. */
export function buildOf(id: string, version: string, changed: Partial<RemoteRelease> = {}): TestBuild {
  const chunk = `/* a chunk of ${id} ${version} */`;
  const entry = `/* ${id} ${version} */ script.integrity = '${integrityOf(chunk)}';`;
  const { calls } = changed;
  const files = { 'remoteEntry.js': entry, '42.js': chunk, ...(calls && { 'calls.json': callsText(calls) }) };
  const assets = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, integrityOf(text)]));
  const digest = buildDigest(assets);
  const path = `/of-${id}`;
  const container = containerName(id, digest);
  const release = {
    ...{ id, version, team: { name: `Team of ${id}`, contact: 'team@hotel.example' }, hostApi: '^1.0' },
    routes: [{ path, screen: 'start', title: `Start of ${id}`, frame: 'console' as const }],
    nav: [{ label: id, path, icon: 'apps', order: 900 }],
    ...{ digest, entry: `/remotes/${id}/${digest}/remoteEntry.js`, container, screens: ['start'], assets },
    bytes: Object.values(files).join('').length,
    takes: { react: { range: '^19.2.0', names: ['useState'] } },
    ...changed,
  };
  return { release, files };
}

/** Says which shells ran, the newest last. */
export async function runShells(api: RunningApi, ...offers: ShellOffer[]): Promise<void> {
  for (const made of offers) {
    await api.sql('INSERT INTO shell_release (digest, offer, at) VALUES ($1, $2, now())', [made.digest, made]);
  }
}

/** The two shells that builds of these tests are held against. */
export const runUsualShells = (api: RunningApi): Promise<void> =>
  runShells(api, offer('aaaaaaaaaaaaaaaa'), offer('bbbbbbbbbbbbbbbb'));

/** Uploads a build in one request, as the command does. */
export async function upload(api: RunningApi, { release, files }: TestBuild): Promise<void> {
  const body = {
    files: Object.entries(files).map(([name, text]) => ({ name, base64: Buffer.from(text).toString('base64') })),
  };
  await api.call(releaseEndpoints.uploadBuild, { params: { id: release.id, digest: release.digest }, body });
}

/** Uploads files one by one, which may be other than those of the release. */
export async function uploadFiles(api: RunningApi, { release, files }: TestBuild): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const params = { id: release.id, digest: release.digest, file };
    await api.call(releaseEndpoints.upload, { params, body: { base64: Buffer.from(text).toString('base64') } });
  }
}

export async function admit(api: RunningApi, build: TestBuild): Promise<RemoteBuild> {
  await upload(api, build);
  const body = { release: build.release, reason: 'Of a test' };
  return api.call(releaseEndpoints.admit, { params: { id: build.release.id }, body });
}

export const takeLive = (api: RunningApi, { id, digest }: RemoteRelease): Promise<RemoteState> =>
  api.call(releaseEndpoints.change, { params: { id }, body: { kind: 'live', digest, reason: 'Of a test' } });

/** Uploads, admits and takes live. */
export async function ship(api: RunningApi, build: TestBuild): Promise<RemoteState> {
  await admit(api, build);
  return takeLive(api, build.release);
}

/** Takes a build live that admission would refuse today, as one that has been live since before a newer shell. */
export async function liveFromBefore(api: RunningApi, build: TestBuild): Promise<void> {
  await upload(api, build);
  const { id, digest } = build.release;
  const kept = [id, digest, 'owner', 'Of a test'];
  await api.sql(
    'INSERT INTO remote_build (remote, digest, by, reason, release, at) VALUES ($1, $2, $3, $4, $5, now())',
    [...kept, build.release],
  );
  await api.sql(
    "INSERT INTO remote_change (kind, remote, digest, by, reason, at) VALUES ('live', $1, $2, $3, $4, now())",
    kept,
  );
}

/** One route, for builds that are about addresses. */
export const routeAt = (path: string): Pick<RemoteRelease, 'routes' | 'nav'> => ({
  routes: [{ path, screen: 'start', title: 'Start', frame: 'console' }],
  nav: [],
});
