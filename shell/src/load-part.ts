import { refetchFailed, shellScripts } from './remotes/loading/script-cache-bust.ts';

/**
 * What loads a part of the shell that has a script of its own. A script that did not run before is fetched past the browser's cache
 * first, which may hold a damaged one.
 */
export const loadPart =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    await refetchFailed(shellScripts());
    return load();
  };
