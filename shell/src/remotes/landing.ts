import type { RemoteRelease } from '@booking/contracts/remotes';
import { loadScreen } from './load-screen.ts';

/** Begins to load the screen that an address shows, if it is one without parameters; whoever shows it later tells of a failure. */
export function prefetch(remotes: readonly RemoteRelease[], path: string): void {
  for (const release of remotes) {
    const route = release.routes.find((candidate) => candidate.path === path);
    if (route) loadScreen(release, route.screen).catch(() => undefined);
  }
}
