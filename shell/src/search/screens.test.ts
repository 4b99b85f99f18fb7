import { expect, test } from '@jest/globals';
import { findScreens } from './screens.ts';

const route = (path: string, title: string, frame: 'console' | 'bare' = 'console') => ({
  ...{ path, title, frame },
  screen: 'screen',
});
const remotes = [
  {
    routes: [route('/lamps', 'Lamps & Shades'), route('/lamps/:id', 'One Lamp'), route('/attic', 'Attic')],
    nav: [{ label: 'Lamps', path: '/lamps', icon: 'lamp', order: 20 }],
  },
  {
    routes: [route('/', 'Überblick'), route('/visitors', 'Lamps for Visitors', 'bare')],
    nav: [{ label: 'Überblick', path: '/', icon: 'home', order: 10 }],
  },
];
const paths = (typed: string): string[] => findScreens(remotes, typed).map(({ link }) => link);

test('before anything is typed there are all screens of the console that need no more than an address, as in the sidebar', () => {
  expect(paths('')).toEqual(['/', '/lamps', '/attic']);
});

test('a screen is found by its name in the sidebar and by its title, and shows both where they differ', () => {
  expect(findScreens(remotes, 'lamp')).toEqual([
    { kind: 'Screens', title: 'Lamps', detail: 'Lamps & Shades', link: '/lamps' },
  ]);
  expect(findScreens(remotes, 'attic')).toEqual([{ kind: 'Screens', title: 'Attic', detail: '', link: '/attic' }]);
});

test.each([
  ['SHADES lam', ['/lamps']],
  ['übe', ['/']],
  ['lamps attic', []],
  ['.*', []],
])('every word of "%s" has to be in it: %j', (typed, found) => expect(paths(typed)).toEqual(found));
