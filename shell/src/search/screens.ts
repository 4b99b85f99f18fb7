import type { RemoteRelease } from '@booking/contracts/remote-build';
import type { SearchHit } from '@booking/contracts/search';

type Remotes = readonly Pick<RemoteRelease, 'routes' | 'nav'>[];

/** The screens that an address alone opens: those of the sidebar in its order, by the name they have there, and then the others. */
function screensOf(remotes: Remotes): SearchHit[] {
  const entries = remotes.flatMap(({ nav }) => nav).sort((a, b) => a.order - b.order);
  const place = (path: string): number => entries.findIndex((entry) => entry.path === path) >>> 0;
  return remotes
    .flatMap(({ routes }) => routes)
    .filter(({ path, frame }) => frame === 'console' && !path.includes(':'))
    .sort((a, b) => place(a.path) - place(b.path))
    .map(({ path, title }) => {
      const label = entries.find((entry) => entry.path === path)?.label ?? title;
      return { kind: 'Screens', title: label, detail: label === title ? '' : title, link: path };
    });
}

/** The screens whose names have every word that was typed; all of them before anything is. */
export function findScreens(remotes: Remotes, typed: string): SearchHit[] {
  const words = typed.toLowerCase().split(/\s+/);
  return screensOf(remotes).filter(({ title, detail }) => {
    const name = `${title} ${detail}`.toLowerCase();
    return words.every((word) => name.includes(word));
  });
}
