import type { RemoteRelease } from '@booking/contracts/remote-build';
import type { SearchHit } from '@booking/contracts/search';

type Remotes = readonly Pick<RemoteRelease, 'routes'>[];

/** What people come for, and the screen that does it. The words behind are other names that somebody may type. */
const commands: readonly (readonly [title: string, path: string, words: string])[] = [
  ['Send a pre-check-in link', '/precheckins', 'registration check in text'],
  ['Refund a payment', '/payments', 'money back'],
  ['Check availability', '/inventory', 'rooms rates free'],
  ['Create an assistant', '/assistant', 'new add'],
  ['Make a test call', '/integrations', 'try phone'],
  ['Invite someone', '/accounts', 'new person add user'],
  ['Change your password', '/account', 'account two-step verification'],
];

/** The shell's own pages, which no remote names. */
const ownPaths = new Set(['/account']);

/** The commands that have every word that was typed and lead to a screen that is there. */
export function findCommands(remotes: Remotes, typed: string): SearchHit[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const paths = new Set(remotes.flatMap(({ routes }) => routes.map(({ path }) => path)));
  return commands
    .filter(([, path]) => ownPaths.has(path) || paths.has(path))
    .filter(([title, , others]) => words.every((word) => `${title} ${others}`.toLowerCase().includes(word)))
    .map(([title, link]) => ({ kind: 'Actions', title, detail: '', link }));
}
