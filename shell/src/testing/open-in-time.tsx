import { startTransition } from 'react';
import { afterEach, beforeAll, expect, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { init } from '@module-federation/enhanced/runtime';
import { createRoot, type Root } from 'react-dom/client';
import { alertEndpoints } from '@booking/contracts/alerts';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { modeEndpoints } from '@booking/contracts/mode';
import { remoteEndpoints, type BootManifest, type BootRemote } from '@booking/contracts/remotes';
import type { User } from '@booking/contracts/session';
import { answering, serve, type Answering } from '@booking/remote-kit/testing';
import { createConsole } from '../console.tsx';
import remotesPlugin from '../remotes/loading/runtime-plugin.ts';
import { remote } from './remote.fixture.ts';
import { owner } from './render-console.tsx';
import { stopTime } from './timers.ts';

/** What remotes expose, by its name in the container. */
let exposed: Record<string, object> = {};
let root: Root | undefined;
let router: ReturnType<typeof createConsole>['router'] | undefined;
let builds = 0;

/** Has what is opened drawn as in a browser, bit by bit: screens that never come to rest are never drawn whole. */
export function drawInTime(): void {
  beforeAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const get = async (name: string) => () => exposed[name];
    const loadEntry = async () => ({ init: () => undefined, get });
    init({ name: 'shell', remotes: [], plugins: [remotesPlugin(), { name: 'given', loadEntry: loadEntry as never }] });
  });
  afterEach(() => {
    jest.useRealTimers();
    root?.unmount();
    router?.dispose();
  });
}

const digestOf = (build: number): string => build.toString(16).padStart(16, '0');

/** The digest of the build that is made next. */
export const nextDigest = (): string => digestOf(builds);

/** A build of a remote that was never loaded before. */
export function freshBuild(given: Partial<BootRemote> = {}): BootRemote {
  const digest = digestOf(builds++);
  const { id = 'mfe-lamps' } = given;
  return remote({
    digest,
    entry: `/remotes/${id}/${digest}/remoteEntry.js`,
    container: `${id.replaceAll('-', '_')}_${digest}`,
    assets: { 'remoteEntry.js': `sha384-${'a'.repeat(64)}` },
    ...given,
  });
}

type Options = {
  /** Who is signed in; an owner unless said. */
  user?: User;
  /** What the API answers besides what every page asks. */
  answers?: Answering[];
};

/** Opens the console at /lamps. Time passes by `pass` alone. @param modules what its remotes expose */
export async function openInTime(
  remotes: BootRemote[],
  modules: Record<string, object>,
  { user = owner, answers = [] }: Options = {},
): Promise<NonNullable<typeof router>> {
  exposed = modules;
  const boot: BootManifest = { user, hotelTimeZone: 'America/Chicago', shell: '0123456789abcdef', remotes };
  serve([
    ...answers,
    answering(modeEndpoints.read, { mode: 'test', success: true, settings: { mode: 'test' } }),
    answering(alertEndpoints.active, []),
    answering(guestPageEndpoints.hotels, { data: [] }),
    answering(remoteEndpoints.current, { shell: boot.shell, remotes: {} }),
  ]);
  window.history.replaceState(null, '', '/lamps');
  stopTime();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const made = createConsole(boot);
  router = made.router;
  startTransition(() => root!.render(made.page));
  expect(await appears(() => screen.queryByRole('navigation', { name: 'Main' }))).toBe(true);
  await pass(100);
  return made.router;
}

/** Whether something is there once React has drawn what it has to; no time passes. */
export async function appears(find: () => Element | null): Promise<boolean> {
  for (let turn = 0; turn < 5000 && !find(); turn++) await turns();
  return find() !== null;
}

const turns = () => new Promise<void>((come) => setImmediate(come));

export async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    await jest.advanceTimersByTimeAsync(100);
    for (let turn = 0; turn < 20; turn++) await turns();
  }
}
