/** @jest-environment @happy-dom/jest-environment */
import { beforeAll, expect, jest, test } from '@jest/globals';
import { init } from '@module-federation/enhanced/runtime';
import { remote } from '../../testing/remote.fixture.ts';
import { failureOf } from './failure.ts';
import { loadScreen } from './load-screen.ts';
import remotesPlugin, { deadlineMs } from './runtime-plugin.ts';

type Container = { init: () => void; get: (screen: string) => unknown };

/** What the entry of each container leaves at each run. */
const entries = new Map<string, (() => Container)[]>();

beforeAll(() => {
  const loadEntry = async ({ remoteInfo: { name } }: { remoteInfo: { name: string } }) => entries.get(name)!.shift()!();
  init({ name: 'shell', remotes: [], plugins: [remotesPlugin(), { name: 'given', loadEntry: loadEntry as never }] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

let builds = 0;
const buildOf = (...runs: (() => Container)[]) => {
  const container = `mfe_lamps_${String(builds++).padStart(16, '0')}`;
  entries.set(container, runs);
  const entry = `/remotes/mfe-lamps/${builds}/remoteEntry.js`;
  return remote({ container, entry, assets: { 'remoteEntry.js': `sha384-${'a'.repeat(64)}` } });
};

const Screen = () => null;
const works = (): Container => ({ init: () => undefined, get: async () => () => ({ Screen }) });
const breaks = (): never => {
  throw new Error('It cannot start.');
};
const load = (build: ReturnType<typeof buildOf>, onEntryRan = () => undefined) =>
  loadScreen(build, 'lamps', onEntryRan);
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ready',
    (error: unknown) => failureOf(error, 'load-threw').outcome,
  );

test('a screen is loaded from its container, and its caller hears when the entry has run', async () => {
  const onEntryRan = jest.fn(() => undefined);
  expect(await load(buildOf(works), onEntryRan)).toBe(Screen);
  expect(onEntryRan).toHaveBeenCalledTimes(1);
});

test('what failed is really loaded anew at the next call', async () => {
  const build = buildOf(breaks, works);
  expect(await outcomeOf(load(build))).toBe('load-threw');
  expect(await load(build)).toBe(Screen);
  expect(entries.get(build.container)).toEqual([]);
});

test('two builds of a remote are in one page, each with screens of its own', async () => {
  const Other = () => null;
  const other = (): Container => ({ ...works(), get: async () => () => ({ Screen: Other }) });
  expect(await load(buildOf(works))).toBe(Screen);
  expect(await load(buildOf(other))).toBe(Other);
});

test.each<[string, () => Container, string]>([
  ['has no such screen', () => ({ ...works(), get: () => undefined }), 'screen-missing'],
  ['exports no screen', () => ({ ...works(), get: async () => () => ({}) }), 'screen-missing'],
  ['is none', () => ({ get: works().get }) as Container, 'not-a-remote'],
])('a container that %s', async (_, entry, outcome) => {
  expect(await outcomeOf(load(buildOf(entry)))).toBe(outcome);
});

test('nothing is loaded from elsewhere, or without an integrity', async () => {
  const elsewhere = { ...buildOf(works), entry: 'https://elsewhere.example/remotes/x/remoteEntry.js' };
  expect(await outcomeOf(load(elsewhere))).toBe('integrity');
  expect(await outcomeOf(load({ ...buildOf(works), assets: {} }))).toBe('integrity');
});

test('a screen that does not come within its deadline is not waited for', async () => {
  jest.useFakeTimers();
  const outcome = outcomeOf(load(buildOf(() => ({ ...works(), get: () => new Promise(() => undefined) }))));
  await jest.advanceTimersByTimeAsync(deadlineMs);
  expect(await outcome).toBe('timeout');
});
