import type { BootManifest, CurrentVersions } from '@booking/contracts/remotes';

type Pinned = {
  shell: string;
  remotes: readonly Pick<BootManifest['remotes'][number], 'id' | 'digest' | 'nav' | 'routes'>[];
  preview?: Pick<NonNullable<BootManifest['preview']>, 'remote'> | undefined;
};

const holds = (path: string, pathname: string): boolean =>
  path === pathname || (path !== '/' && pathname.startsWith(`${path}/`));

/** What a reload would bring in another version, for a sentence: the section that is open first. None when nothing changed. */
export function changedSince({ shell, remotes, preview }: Pinned, current: CurrentVersions, pathname: string) {
  if (current.shell !== shell) return 'the console';
  const [first, ...others] = remotes
    .filter(({ id, digest }) => id !== preview?.remote && (current.remotes[id]?.digest ?? digest) !== digest)
    .flatMap(({ nav, routes }) => (nav.length > 0 ? nav : [{ label: routes[0]!.title, path: routes[0]!.path }]))
    .sort((a, b) => Number(holds(b.path, pathname)) - Number(holds(a.path, pathname)))
    .map(({ label }) => label);
  if (others.length < 2) return others.length === 0 ? first : `${first} and ${others[0]}`;
  return `${first} and ${others.length} more sections`;
}
