import { createPath, type Location, type Path, type To } from 'react-router';

/** What the browser keeps with an entry of its history, by the names react-router gives it. */
type Kept = { key: string; idx: number; usr: unknown };

/** An entry of the browser's history: what is open there, and which one in line it is. */
export type Entry = { location: Location; index: number };

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** An address of this house, as the browser would write it. */
export const urlOf = (to: To): URL => new URL(window.location.origin + (typeof to === 'string' ? to : createPath(to)));

export function encoded(to: To): Path {
  const { pathname, search, hash } = urlOf(to);
  return { pathname, search, hash };
}

export const newLocation = (to: To, state: unknown): Location => ({ ...encoded(to), state, key: newKey() });

/** Writes what is open into the browser's history: as the entry after this one, or in its place. */
export function writeEntry({ location, index }: Entry, how: 'PUSH' | 'REPLACE'): void {
  const kept: Kept = { key: location.key, idx: index, usr: location.state };
  if (how === 'PUSH') window.history.pushState(kept, '', createPath(location));
  else window.history.replaceState(kept, '', createPath(location));
}

/** The entry that is open. One that the browser made itself, as a link to a place in the page does, is the next in line. */
export function openEntry(next: number): Entry {
  const { pathname, search, hash } = window.location;
  const kept = (window.history.state ?? {}) as Partial<Kept>;
  const { key = newKey(), idx = next, usr = null } = kept;
  const entry: Entry = { location: { pathname, search, hash, state: usr, key }, index: idx };
  if (key !== kept.key || idx !== kept.idx) writeEntry(entry, 'REPLACE');
  return entry;
}
