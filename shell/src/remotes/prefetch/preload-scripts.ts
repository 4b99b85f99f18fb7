import { screenFile, type BootRemote, type LoadableBuild } from '@booking/contracts/remotes';

const begun = new Set<string>();

/** @param rel `preload` for what runs at once, `prefetch` for what may run later */
function addPreload({ entry, assets }: LoadableBuild, file: string, rel: 'preload' | 'prefetch'): void {
  const { href, origin } = new URL(file, new URL(entry, location.origin));
  const integrity = assets[file];
  const isBegun = begun.has(href) || performance.getEntriesByName(href).length > 0;
  if (isBegun || origin !== location.origin || !integrity) return;
  begun.add(href);
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  const wanted = { rel, as: 'script', crossOrigin: 'anonymous', integrity, nonce, href };
  document.head.append(Object.assign(document.createElement('link'), wanted));
}

/** Begins to fetch the script of a screen, which its entry would ask for only once it has run. */
export function preloadScreen(build: LoadableBuild, screen: string): void {
  const file = screenFile(build, screen);
  if (file) addPreload(build, file, 'preload');
}

/** Has the entries of the remotes in the sidebar at hand, so that going to another costs its screen alone. */
export function prefetchEntries(remotes: readonly BootRemote[]): void {
  const isOpen = ({ nav, switchedOff, misfit }: BootRemote): boolean => nav.length > 0 && !switchedOff && !misfit;
  for (const remote of remotes.filter(isOpen)) addPreload(remote, 'remoteEntry.js', 'prefetch');
}

const asked = new Set<string>();

/**
 * Whether a script that did not come had been fetched ahead: what failed then the browser gives to the first who asks for the script, and
 * only the second has it fetched again. Says so once.
 */
export function hasPreloadFailed(url: string): boolean {
  const entries = performance.getEntriesByName(url) as PerformanceResourceTiming[];
  if (asked.has(url) || !entries.some(({ initiatorType }) => initiatorType === 'link')) return false;
  asked.add(url);
  return true;
}
