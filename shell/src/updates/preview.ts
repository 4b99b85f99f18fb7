import { withTabStorage } from '../browser-storage.ts';

const name = 'remote-preview';

function setInAddress(token?: string): void {
  const address = new URL(location.href);
  if (token) address.searchParams.set(name, token);
  else address.searchParams.delete(name);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

const keep = (token: string): boolean | undefined =>
  withTabStorage((storage) => {
    storage.setItem(name, token);
    return true;
  });

/** The token of the preview that this tab shows. It comes with a link, and stays with the tab; in the address where nothing can be kept. */
export function previewToken(): string | undefined {
  const brought = new URLSearchParams(location.search).get(name);
  if (brought && keep(brought)) setInAddress();
  return withTabStorage((storage) => storage.getItem(name)) ?? brought ?? undefined;
}

/** The person agreed to run what the link leads to; the page that is loaded next shows it. */
export function agreeToPreview(agreement: string): void {
  if (!keep(agreement)) setInAddress(agreement);
}

export function forgetPreview(): void {
  withTabStorage((storage) => storage.removeItem(name));
  setInAddress();
}
