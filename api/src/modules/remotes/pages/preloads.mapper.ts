import { screenFile, type BootRemote, type LoadableBuild } from '@booking/contracts/remotes';
import { isPermission, may } from '@booking/contracts/roles';
import type { User } from '@booking/contracts/session';
import { escapeHtml } from './share-metadata.mapper.ts';

type Route = BootRemote['routes'][number];
/** Where a page begins. */
export type Landing = { remote: BootRemote; route: Route };

/** The build that the shell will ask for first. */
const firstOf = (remote: BootRemote): LoadableBuild | undefined => {
  if (remote.switchedOff) return undefined;
  return remote.misfit === undefined ? remote : remote.fallback;
};

type Script = [href: string, integrity: string | undefined];

/** The entry of a build and the script of one screen, which it would ask for only once it runs. */
function scriptsOf(build: LoadableBuild, screen: string): Script[] {
  const folder = build.entry.slice(0, build.entry.lastIndexOf('/') + 1);
  return ['remoteEntry.js', screenFile(build, screen)]
    .filter((file) => file !== undefined)
    .map((file) => [`${folder}${file}`, build.assets[file]]);
}

const linksTo = (scripts: Script[], nonce: string): string[] =>
  scripts.map(
    ([href, integrity]) =>
      `<link rel="preload" as="script" href="${href}" crossorigin="anonymous" integrity="${integrity}" nonce="${nonce}">`,
  );

const maySee = (user: User | null, { permission }: Route): boolean =>
  user !== null && (permission === undefined || (isPermission(permission) && may(user.role, permission)));

/** Addresses with parameters of the route as they stand in the path. */
function addresses({ path: pattern, data = [] }: Route, path: string): string[] {
  const [names, values] = [pattern, path].map((address) => address.split('/'));
  const given = new Map(names!.map((name, index) => [name, values![index]!]));
  return data.map((address) => address.replaceAll(/:\w+/g, (name) => given.get(name) ?? name));
}

/**
 * What the page that begins at an address has to fetch besides the shell, so that it is under way before any script runs. What
 * stands behind a question mark may ask for other data than the screen begins with, so none is fetched then.
 */
export function preloads(landing: Landing | undefined, user: User | null, url: string, nonce: string): string {
  const build = landing && firstOf(landing.remote);
  if (!landing || !build) return '';
  const { route } = landing;
  const data = maySee(user, route) && !url.includes('?') ? addresses(route, url) : [];
  const fetches = data.map(
    (address) => `<link rel="preload" as="fetch" href="${escapeHtml(address)}" crossorigin="use-credentials">`,
  );
  return [...linksTo(scriptsOf(build, route.screen), nonce), ...fetches].join('');
}
