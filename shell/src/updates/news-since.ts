import type { BootManifest, CurrentVersions } from '@booking/contracts/remotes';

type Pinned = {
  shell: string;
  remotes: readonly Pick<BootManifest['remotes'][number], 'id' | 'digest' | 'nav' | 'routes'>[];
  preview?: Pick<NonNullable<BootManifest['preview']>, 'remote'> | undefined;
};

const holds = (path: string, pathname: string): boolean =>
  path === pathname || (path !== '/' && pathname.startsWith(`${path}/`));

/** The sections that have another version, the one that is open first. A reload does not bring what is switched off. */
function changedSections({ remotes, preview }: Pinned, current: CurrentVersions, pathname: string): string | undefined {
  const isChanged = ({ id, digest }: Pinned['remotes'][number]): boolean => {
    const now = current.remotes[id];
    return id !== preview?.remote && now !== undefined && now.digest !== digest && now.switchedOff === undefined;
  };
  const [first, ...others] = remotes
    .filter(isChanged)
    .flatMap(({ nav, routes }) => (nav.length > 0 ? nav : [{ label: routes[0]!.title, path: routes[0]!.path }]))
    .sort((a, b) => Number(holds(b.path, pathname)) - Number(holds(a.path, pathname)))
    .map(({ label }) => label);
  if (others.length < 2) return others.length === 0 ? first : `${first} and ${others[0]}`;
  return `${first} and ${others.length} more sections`;
}

/** Remotes that are there by now. What they are called comes with a reload. */
function addedSections({ remotes }: Pinned, current: CurrentVersions): number {
  const known = new Set(remotes.map(({ id }) => id));
  return Object.entries(current.remotes).filter(([id, { switchedOff }]) => !known.has(id) && !switchedOff).length;
}

/** What a reload would bring, as a sentence. None when nothing changed. */
export function newsSince(pinned: Pinned, current: CurrentVersions, pathname: string): string | undefined {
  if (current.shell !== pinned.shell) return 'A new version of the console is ready.';
  const changed = changedSections(pinned, current, pathname);
  const added = addedSections(pinned, current);
  if (added === 0) return changed && `A new version of ${changed} is ready.`;
  const sections = added === 1 ? 'a new section' : `${added} new sections`;
  if (changed) return `A new version of ${changed} and ${sections} are ready.`;
  return added === 1 ? 'A new section is ready.' : `${sections} are ready.`;
}
