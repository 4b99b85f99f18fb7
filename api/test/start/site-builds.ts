import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { guestRemote, sitePageFile, siteRendererFile } from '@booking/contracts/guest-site';
import { RemoteRelease } from '@booking/contracts/remote-build';
import { buildDigest } from '@booking/admission/build-digest';
import type { TestBuild } from './remote-builds.ts';

const home = new URL('../../../dist/remotes/mfe-guest/', import.meta.url);
const read = (path: string): Promise<string> => readFile(new URL(path, home), 'utf8');

/** The build of the guests' remote that came with the API. */
export const installedSite = async (): Promise<RemoteRelease> =>
  RemoteRelease.parse(JSON.parse(await read('release.json')));

/** What renders the pages of the installed build. */
export const installedRenderer = async (): Promise<string> =>
  read(`${(await installedSite()).digest}/${siteRendererFile}`);

/** Renders a page that says which build it is of. @param before what is done first */
export const rendererOf = (name: string, before = ''): string => `
  export const render = async (request, fetch) => {
    ${before}
    return { html: '<p>Rendered by ${name}</p>', serverData: { screen: request.screen }, hotel: undefined };
  };`;

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * A build that differs from the installed one in what renders its pages, and in the page itself, which has its name.
 * @param before what its script does first in a browser
 */
export async function siteBuildOf(name: string, renderer = rendererOf(name), before = ''): Promise<TestBuild> {
  const base = await installedSite();
  const texts = await Promise.all(
    Object.keys(base.assets).map(async (file) => [file, await read(`${base.digest}/${file}`)] as const),
  );
  const files: Record<string, string> = Object.fromEntries(texts);
  files[siteRendererFile] = renderer;
  const { script } = base.site!;
  files[script] = before + files[script]!;
  files[sitePageFile] = files[sitePageFile]!.replace('<head>', `<head><meta name="build" content="${name}" />`).replace(
    base.assets[script]!,
    integrityOf(files[script]),
  );
  const assets = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)]));
  const digest = buildDigest(assets);
  const bytes = Object.values(files).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const entry = `/remotes/${guestRemote}/${digest}/remoteEntry.js`;
  return { release: { ...base, digest, entry, assets, bytes }, files };
}
