const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/'));

/** Forgets scripts of a build that are still under way: whoever asks next for one of that name would wait for the same. */
export function abandonScripts(entry: string): void {
  const folder = folderOf(new URL(entry, location.origin).href);
  const scripts = [...document.scripts].map((script) => [script, script.src] as const);
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    (link) => [link, link.href] as const,
  );
  for (const [element, address] of [...scripts, ...preloads]) if (folderOf(address) === folder) element.remove();
}
