const name = 'remote-preview';

/** @returns what came of it; nothing where the browser blocks the storage of the tab, which it says by throwing */
function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}

function setInAddress(token?: string): void {
  const address = new URL(location.href);
  if (token) address.searchParams.set(name, token);
  else address.searchParams.delete(name);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

const keep = (token: string): boolean | undefined =>
  withStorage((storage) => {
    storage.setItem(name, token);
    return true;
  });

/** The token of the preview that this tab shows. It comes with a link, and stays with the tab; in the address where nothing can be kept. */
export function previewToken(): string | undefined {
  const brought = new URLSearchParams(location.search).get(name);
  if (brought && keep(brought)) setInAddress();
  return withStorage((storage) => storage.getItem(name)) ?? brought ?? undefined;
}

/** The person agreed to run what the link leads to; the page that is loaded next shows it. */
export function agreeToPreview(agreement: string): void {
  if (!keep(agreement)) setInAddress(agreement);
}

export function forgetPreview(): void {
  withStorage((storage) => storage.removeItem(name));
  setInAddress();
}
