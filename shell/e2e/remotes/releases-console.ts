import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { addressOf, type AnswerOf, type CallOf, type Endpoint } from '@booking/contracts/endpoint';
import { RemoteRelease } from '@booking/contracts/remote-build';
import { buildDigest } from '@booking/admission/build-digest';
import { releaseEndpoints, type RemoteBuild, type RemoteState } from '@booking/contracts/remote-releases';
import { type BootRemote, remoteEndpoints } from '@booking/contracts/remotes';
import { repositoryPath } from '../../../tools/src/build/build.ts';
import { expect, type Locator, type Page } from '../console.ts';

/** The remote that these journeys ship: not the one that the page itself is part of. */
export const remote = 'mfe-assistants';

export const panel = (page: Page, id = remote): Locator =>
  page.getByRole('main').getByRole('region', { name: new RegExp(` ${id}$`) });
export const served = (page: Page): Locator =>
  panel(page)
    .getByRole('table', { name: `What browsers get of ${remote}` })
    .getByRole('row');
export const act = (page: Page, words: string): Locator => panel(page).getByRole('button', { name: words });
export const dialog = (page: Page): Locator => page.getByRole('dialog');

export const nameOf = ({ version, digest }: { version: string; digest: string }): string =>
  `${version} (${digest.slice(0, 8)})`;

/** Opens what is folded away in the panel. */
export const unfold = (page: Page, what: 'Builds' | 'Changes'): Promise<void> =>
  panel(page).getByText(what, { exact: true }).click();

export const build = (page: Page, { digest }: RemoteBuild): Locator =>
  panel(page)
    .getByRole('table', { name: `Builds of ${remote}` })
    .getByRole('row')
    .filter({ hasText: digest });

/** Says why, and does it. */
export async function confirm(page: Page, button: string, reason: string): Promise<void> {
  await dialog(page).getByLabel('Why').fill(reason);
  await dialog(page).getByRole('button', { name: button, exact: true }).click();
}

/** Asks the API as the person who is signed in on the page. */
export async function callApi<E extends Endpoint>(page: Page, endpoint: E, input?: CallOf<E>): Promise<AnswerOf<E>> {
  const { params, body } = (input ?? {}) as { params?: object; body?: unknown };
  const address = addressOf(endpoint, params);
  const answer = await page.request.fetch(address, {
    method: endpoint.method,
    headers: { origin: process.env['E2E_URL']! },
    ...(body !== undefined && { data: body }),
  });
  expect(answer.ok(), `${endpoint.method} ${address}: ${await answer.text()}`).toBe(true);
  return endpoint.answer.parse(await answer.json()) as AnswerOf<E>;
}

export type Change = CallOf<typeof releaseEndpoints.change>['body'];

/** As somebody else does, or as the command line does. */
export const change = (page: Page, body: Change): Promise<RemoteState> =>
  callApi(page, releaseEndpoints.change, { params: { id: remote }, body });

export async function state(page: Page): Promise<RemoteState> {
  const states = await callApi(page, releaseEndpoints.states);
  return states.find(({ id }) => id === remote)!;
}

/** The remote as this person gets it with the next page they load. */
export async function booted(page: Page): Promise<BootRemote> {
  const { remotes } = await callApi(page, remoteEndpoints.boot);
  return remotes.find(({ id }) => id === remote)!;
}

const installed = async (): Promise<RemoteRelease> =>
  RemoteRelease.parse(JSON.parse(await readFile(repositoryPath(`dist/remotes/${remote}/release.json`), 'utf8')));

/** Another build, which does what the installed one does: its entry ends with a remark that no other has. */
export async function admit(page: Page, version: string, reason: string): Promise<RemoteBuild> {
  const base = await installed();
  const contents = new Map<string, Buffer>();
  for (const file of Object.keys(base.assets)) {
    const content = await readFile(repositoryPath(`dist/remotes/${remote}/${base.digest}/${file}`));
    const remark = file === 'remoteEntry.js' ? `\n// ${randomUUID()}\n` : '';
    contents.set(file, Buffer.concat([content, Buffer.from(remark)]));
  }
  const files = [...contents];
  const assets = Object.fromEntries(
    files.map(([file, content]) => [file, `sha384-${createHash('sha384').update(content).digest('base64')}`]),
  );
  const digest = buildDigest(assets);
  const entry = `/remotes/${remote}/${digest}/remoteEntry.js`;
  const bytes = files.reduce((sum, [, { length }]) => sum + length, 0);
  const body = { files: files.map(([name, content]) => ({ name, base64: content.toString('base64') })) };
  await callApi(page, releaseEndpoints.uploadBuild, { params: { id: remote, digest }, body });
  const release: RemoteRelease = { ...base, version, digest, entry, assets, bytes };
  return callApi(page, releaseEndpoints.admit, { params: { id: remote }, body: { release, reason } });
}

/** Everybody gets the installed build again, and nothing else; what was done stays in the list. */
export async function putBack(page: Page): Promise<void> {
  const reason = 'A journey is over';
  const { digest } = await installed();
  let now = await state(page);
  if (now.retired) now = await change(page, { kind: 'live', digest, reason });
  if (now.switchedOff) now = await change(page, { kind: 'switch-on', reason });
  if (now.canary) now = await change(page, { kind: 'end-canary', reason });
  while (now.live.digest !== digest && now.before) now = await change(page, { kind: 'rollback', reason });
  if (now.live.digest !== digest) await change(page, { kind: 'live', digest, reason });
}
