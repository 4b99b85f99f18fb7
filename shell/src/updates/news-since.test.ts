import { expect, test } from '@jest/globals';
import { newsSince } from './news-since.ts';

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
  expect(newsSince(pinned, now(same), '/')).toBeUndefined();
  expect(newsSince(pinned, now({}), '/')).toBeUndefined();
});

test('a remote is called by its sections, the open one first', () => {
  expect(newsSince(pinned, now({ ...same, 'mfe-attic': 'x' }), '/')).toBe('A new version of Attic is ready.');
  expect(newsSince(pinned, now({ ...same, 'mfe-lamps': 'x' }), '/shades/7')).toBe(
    'A new version of Shades and Lamps is ready.',
  );
  expect(newsSince(pinned, now({ ...same, 'mfe-guests': 'x' }), '/')).toBe('A new version of Book is ready.');
  const all = now({ 'mfe-lamps': 'x', 'mfe-attic': 'x', 'mfe-guests': 'x' });
  expect(newsSince(pinned, all, '/attic')).toBe('A new version of Attic and 3 more sections is ready.');
});

test('another shell is the console, whatever else changed', () => {
  expect(newsSince(pinned, now({ ...same, 'mfe-attic': 'x' }, 't'), '/')).toBe(
    'A new version of the console is ready.',
  );
});

test('a remote in preview is not asked to be brought up to date', () => {
  const preview = { remote: 'mfe-attic' };
  expect(newsSince({ ...pinned, preview }, now({ ...same, 'mfe-attic': 'x' }), '/')).toBeUndefined();
});

test('a remote that is off or retired by now has no new version, whatever build a reload would have had', () => {
  const off = now({ ...same, 'mfe-attic': 'x' });
  Object.assign(off.remotes['mfe-attic']!, { switchedOff: 'It was retired: Nobody went there.' });
  expect(newsSince(pinned, off, '/')).toBeUndefined();
});

test('a remote that is new since is told of, unless it is switched off', () => {
  const withCellar = { ...same, 'mfe-cellar': 'd' };
  expect(newsSince(pinned, now(withCellar), '/')).toBe('A new section is ready.');
  expect(newsSince(pinned, now({ ...withCellar, 'mfe-garden': 'e' }), '/')).toBe('2 new sections are ready.');
  expect(newsSince(pinned, now({ ...withCellar, 'mfe-attic': 'x' }), '/')).toBe(
    'A new version of Attic and a new section are ready.',
  );
  const off = now(withCellar);
  Object.assign(off.remotes['mfe-cellar']!, { switchedOff: 'It is not finished.' });
  expect(newsSince(pinned, off, '/')).toBeUndefined();
});
