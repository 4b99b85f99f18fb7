import { expect, test } from '@jest/globals';
import { changedSince } from './changed-since.ts';

const entry = (label: string, path: string) => ({ label, path, icon: 'x', order: 1 });
const lamps = { id: 'mfe-lamps', digest: 'a', routes: [], nav: [entry('Lamps', '/'), entry('Shades', '/shades')] };
const attic = { id: 'mfe-attic', digest: 'b', routes: [], nav: [entry('Attic', '/attic')] };
const guests = {
  id: 'mfe-guests',
  digest: 'c',
  routes: [{ path: '/book', screen: 'book', title: 'Book', frame: 'bare' as const }],
  nav: [],
};
const pinned = { shell: 's', remotes: [lamps, attic, guests] };
const now = (digests: Record<string, string>, shell = 's') => ({
  shell,
  remotes: Object.fromEntries(Object.entries(digests).map(([id, digest]) => [id, { digest, version: '1.0.0' }])),
});
const same = { 'mfe-lamps': 'a', 'mfe-attic': 'b', 'mfe-guests': 'c' };

test('nothing changed as long as every remote and the shell are what they were', () => {
  expect(changedSince(pinned, now(same), '/')).toBeUndefined();
  expect(changedSince(pinned, now({}), '/')).toBeUndefined();
});

test('a remote is called by its sections, the open one first', () => {
  expect(changedSince(pinned, now({ ...same, 'mfe-attic': 'x' }), '/')).toBe('Attic');
  expect(changedSince(pinned, now({ ...same, 'mfe-lamps': 'x' }), '/shades/7')).toBe('Shades and Lamps');
  expect(changedSince(pinned, now({ ...same, 'mfe-guests': 'x' }), '/')).toBe('Book');
  const all = now({ 'mfe-lamps': 'x', 'mfe-attic': 'x', 'mfe-guests': 'x' });
  expect(changedSince(pinned, all, '/attic')).toBe('Attic and 3 more sections');
});

test('another shell is the console, whatever else changed', () => {
  expect(changedSince(pinned, now({ ...same, 'mfe-attic': 'x' }, 't'), '/')).toBe('the console');
});

test('a remote in preview is not asked to be brought up to date', () => {
  const preview = { remote: 'mfe-attic' };
  expect(changedSince({ ...pinned, preview }, now({ ...same, 'mfe-attic': 'x' }), '/')).toBeUndefined();
});
