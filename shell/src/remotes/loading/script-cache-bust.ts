/** Longer than a person is kept waiting: on a slow line what is half here is waited for at the next try instead of begun anew. */
const patienceMs = 60_000;

const spoilt = new Set<string>();
const underWay = new Map<string, Promise<unknown>>();

/** A script did not run: what the browser keeps of it, and keeps for good, may be what is wrong with it. */
export const markFailed = (url: string): void => void spoilt.add(url);

/** A script ran, so what is kept of it is right. */
export const markRan = (url: string): void => void spoilt.delete(url);

/** Hears of every script of the page: chunks come by the remote's own runtime, which does not say which of them failed. */
export function watchScripts(): void {
  const on = (type: 'error' | 'load', mark: (url: string) => void): void =>
    document.addEventListener(type, ({ target }) => target instanceof HTMLScriptElement && mark(target.src), true);
  on('error', markFailed);
  on('load', markRan);
}

async function fetchAnew(url: string): Promise<void> {
  const answer = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(patienceMs) });
  // it is kept once it is whole
  await answer.arrayBuffer();
}

function renew(url: string): Promise<unknown> {
  const running = underWay.get(url) ?? fetchAnew(url).finally(() => underWay.delete(url));
  underWay.set(url, running);
  return running;
}

/** Where the shell's own scripts are. */
export const shellScripts = (): string => new URL('/assets/', location.origin).href;

/** Fetches what did not run past the browser's cache, and nothing else. @param within a folder, or one file in it */
export const refetchFailed = (within: string): Promise<unknown> =>
  Promise.allSettled([...spoilt].filter((url) => url.startsWith(within)).map(renew));
