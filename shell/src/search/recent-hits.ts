import type { SearchHit } from '@booking/contracts/search';
import { hitKey } from './search-results.tsx';

const most = 5;
const kind = 'Recent';

// of this page alone: names of guests are not left behind in the browser
let recent: readonly SearchHit[] = [];

/** What was opened from the search last, the newest first. */
export const recentHits = (): readonly SearchHit[] => recent;

export function noteOpened(hit: SearchHit): void {
  const opened = { ...hit, kind };
  recent = [opened, ...recent.filter((other) => hitKey(other) !== hitKey(opened))].slice(0, most);
}

export function forgetOpened(): void {
  recent = [];
}
