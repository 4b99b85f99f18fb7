const name = 'remote-preview';

/** The token of the preview that this tab shows. It comes with a link, and stays with the tab instead of the address. */
export function previewToken(): string | undefined {
  const { pathname, searchParams, hash } = new URL(location.href);
  const brought = searchParams.get(name);
  if (brought) {
    sessionStorage.setItem(name, brought);
    searchParams.delete(name);
    const rest = searchParams.size > 0 ? `?${searchParams}` : '';
    history.replaceState(history.state, '', pathname + rest + hash);
  }
  return sessionStorage.getItem(name) ?? undefined;
}

/** The person agreed to run what the link leads to; the page that is loaded next shows it. */
export const agreeToPreview = (agreement: string): void => sessionStorage.setItem(name, agreement);

export const forgetPreview = (): void => sessionStorage.removeItem(name);
