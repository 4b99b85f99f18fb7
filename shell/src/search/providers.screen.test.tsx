/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { LoadableBuild } from '@booking/contracts/remotes';
import type { Role } from '@booking/contracts/roles';
import { searchEndpoints } from '@booking/contracts/search';
import type { SearchProvider } from '@booking/remote-kit/kit';
import { answering } from '@booking/remote-kit/testing';
import { appears, drawInTime, freshBuild, openInTime, pass } from '../testing/open-in-time.tsx';
import { owner } from '../testing/render-console.tsx';

drawInTime();

const id = 'mfe-bulbs';
const slots = [
  { place: 'search-provider', module: 'find-bulbs', title: 'Bulbs', order: 10, permission: 'assistants:change' },
];
const guest = { kind: 'Guests', title: 'Ida Lampert', detail: '', link: '/payments?q=lampert' };

/** Outcomes that were reported of the builds of a test. */
const reported = async (): Promise<string[]> => {
  // they are sent when the page is idle
  await pass(3000);
  const bodies = await Promise.all(sent.map(async (body) => JSON.parse(await body.text()) as { reports: Report[] }));
  return bodies.flatMap(({ reports }) => reports.flatMap(({ digest, outcome }) => (ofTest.has(digest) ? outcome : [])));
};
type Report = { digest: string; outcome: string };
const ofTest = new Set<string>();
let sent: Blob[] = [];
beforeEach(() => {
  sent = [];
  ofTest.clear();
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => sent.push(body) > 0 });
});

type Given = { role?: Role; fallback?: LoadableBuild };
/** Types into the search of a console where a remote finds bulbs. */
async function search(words: string, find: SearchProvider, { role = 'owner', ...given }: Given = {}) {
  const build = freshBuild({ id, routes: [], nav: [], slots, ...given });
  for (const { digest } of [build, given.fallback ?? build]) ofTest.add(digest);
  const router = await openInTime(
    [freshBuild(), build],
    { './lamps': { Screen: () => <p>Lamps</p> }, './slot-find-bulbs': { Slot: find } },
    { user: { ...owner, role }, answers: [answering(searchEndpoints.find, [guest])] },
  );
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
  expect(await appears(field)).toBe(true);
  await type(words);
  return router;
}
const field = () => screen.queryByRole('combobox', { name: 'Search' });
async function type(words: string): Promise<void> {
  fireEvent.change(field()!, { target: { value: words } });
  await pass(500);
}
const press = (key: string): boolean => fireEvent.keyDown(field()!, { key });
const comes = (words: string | RegExp): Promise<boolean> => appears(() => screen.queryByText(words));
const chosen = (): (string | null)[] => screen.queryAllByRole('option', { selected: true }).map((it) => it.textContent);

const bulb = (at: number) => ({ title: `Bulb ${at}`, detail: 'warm', link: `/bulbs/${at}` });
const forEver = new Promise<never>(() => undefined);

test('what a remote finds stands under the title of its slot, five at most, and each address once', async () => {
  const asked: string[] = [];
  await search(' bulb ', async (words) => {
    asked.push(words);
    return [0, 0, 1, 2, 3, 4, 5].map(bulb);
  });
  expect(await comes('Bulb 0')).toBe(true);
  const found = within(screen.getByRole('group', { name: 'Bulbs' })).getAllByRole('option');
  expect(found.map(({ textContent }) => textContent)).toEqual([0, 1, 2, 3, 4].map((at) => `Bulb ${at} warm`));
  expect(asked).toEqual(['bulb']);
});

test('what a remote finds is opened by keys, also where the API found the same address', async () => {
  const router = await search('lamp', async () => [{ ...bulb(1), link: guest.link }, bulb(2)]);
  expect(await comes('Bulb 2')).toBe(true);
  for (let presses = 0; presses < 3; presses++) {
    press('ArrowDown');
    await pass(100);
  }
  expect(chosen()).toEqual(['Bulb 2 warm']);
  press('Enter');
  await pass(100);
  expect(router.state.location.pathname).toBe('/bulbs/2');
});

test('what the API found is opened while a remote still looks', async () => {
  const router = await search('ida', () => forEver);
  expect(await comes('Ida Lampert')).toBe(true);
  expect(screen.getByRole('progressbar', { name: 'Searching…' })).toBeTruthy();
  press('Enter');
  await pass(100);
  expect(router.state.location.pathname).toBe('/payments');
});

test('a remote is asked once the typing pauses, told when its answer is no longer wanted, and what it found stays meanwhile', async () => {
  const asked: [words: string, signal: AbortSignal][] = [];
  await search('bulb', async (words, { signal }) => {
    asked.push([words, signal]);
    return asked.length === 1 ? [bulb(1)] : forEver;
  });
  expect(await comes('Bulb 1')).toBe(true);
  await type('bulb w');
  expect(screen.getByRole('option', { name: /Bulb 1/ })).toBeTruthy();
  const [, second] = asked;
  expect(second![1].aborted).toBe(false);
  await type('bulb wa');
  expect(second![1].aborted).toBe(true);
  expect(asked.map(([words]) => words)).toEqual(['bulb', 'bulb w', 'bulb wa']);
});

const throws: SearchProvider = () => {
  throw new Error('It is dark.');
};
test.each<[string, SearchProvider, RegExp, string]>([
  ['throws', throws, /^It is dark\.$/, 'render-threw'],
  [
    'answers what is no record',
    (async () => [{ name: 'Bulb' }]) as never,
    /cannot be shown: 0\.title\.$/,
    'render-threw',
  ],
  [
    'leads elsewhere',
    async () => [{ ...bulb(1), link: '/\\elsewhere.example' }],
    /cannot be shown: 0\.link\.$/,
    'render-threw',
  ],
  ['never answers', () => forEver, /^It did not answer within 10 seconds\.$/, 'suspended'],
])(
  'a remote that %s is said in a line and reported, and everything else is found',
  async (_, find, reason, outcome) => {
    await search('lamp', find);
    await pass(11_000);
    expect(await comes('Bulbs could not be searched.')).toBe(true);
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.getByRole('option', { name: /Ida Lampert/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(await reported()).toEqual([outcome]);
  },
);

test('the build before is asked where the live one fails', async () => {
  let isLive = true;
  const { version, digest, entry, container, assets } = freshBuild({ id, version: '0.9.0' });
  const fallback = { version, digest, entry, container, assets };
  const find: SearchProvider = async (words, options) => {
    if (!isLive) return [bulb(1)];
    isLive = false;
    return throws(words, options);
  };
  await search('bulb', find, { fallback });
  expect(await comes('Bulb 1')).toBe(true);
  expect(screen.queryByText('Bulbs could not be searched.')).toBeNull();
  expect(await reported()).toEqual(['render-threw', 'ready']);
});

test('a remote that failed is left alone until somebody presses "Try again"', async () => {
  let asked = 0;
  let isDark = true;
  await search('bulb', async () => {
    asked += 1;
    if (isDark) throw new Error('It is dark.');
    return [bulb(1)];
  });
  expect(await comes('Bulbs could not be searched.')).toBe(true);
  await type('bulb 1');
  expect(screen.getByText('Bulbs could not be searched.')).toBeTruthy();
  expect(asked).toBe(1);
  isDark = false;
  screen.getByRole('button', { name: 'Try again' }).click();
  await pass(500);
  expect(await comes('Bulb 1')).toBe(true);
  expect(screen.queryByText('Bulbs could not be searched.')).toBeNull();
});

test('a request that a remote was refused is no fault of its build, which is asked again', async () => {
  let isAway = true;
  await search('bulb', async () => {
    if (isAway) throw Object.assign(new Error('503: The database is away.'), { name: 'RequestError' });
    return [bulb(1)];
  });
  expect(await comes('503: The database is away.')).toBe(true);
  expect(await reported()).toEqual([]);
  isAway = false;
  await type('bulb 1');
  expect(await comes('Bulb 1')).toBe(true);
});

test('a remote is not asked for somebody whose role does not permit it', async () => {
  let asked = 0;
  await search('bulb', async () => [bulb((asked += 1))], { role: 'viewer' });
  expect(await comes('Ida Lampert')).toBe(true);
  expect(screen.queryByRole('group', { name: 'Bulbs' })).toBeNull();
  expect(asked).toBe(0);
});
