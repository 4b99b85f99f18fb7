/** @jest-environment @happy-dom/jest-environment */
import { startTransition, use, useEffect, useState, type ComponentType } from 'react';
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { init } from '@module-federation/enhanced/runtime';
import { createRoot, type Root } from 'react-dom/client';
import { alertEndpoints } from '@booking/contracts/alerts';
import { modeEndpoints } from '@booking/contracts/mode';
import { remoteEndpoints, type BootManifest } from '@booking/contracts/remotes';
import { useLocation, useNavigate } from '@booking/remote-kit/kit';
import { answering, serve } from '@booking/remote-kit/testing';
import { createConsole } from '../../console.tsx';
import { remote } from '../../testing/remote.fixture.ts';
import remotesPlugin from '../loading/runtime-plugin.ts';
import { owner } from '../../testing/render-console.tsx';
import { stopTime } from '../../testing/timers.ts';

let Screen: ComponentType;
beforeAll(() => {
  // screens that never come to rest are drawn as in a browser, bit by bit
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const loadEntry = async () => ({ init: () => undefined, get: async () => () => ({ Screen }) });
  init({ name: 'shell', remotes: [], plugins: [remotesPlugin(), { name: 'given', loadEntry: loadEntry as never }] });
});

let root: Root;
let router: ReturnType<typeof createConsole>['router'];
afterEach(() => {
  jest.useRealTimers();
  root.unmount();
  router.dispose();
});

let builds = 0;
const digestOf = (build: number): string => build.toString(16).padStart(16, '0');

/** Opens a screen of a build that was never loaded before. The time passes by `pass` alone. */
async function open(opened: ComponentType): Promise<void> {
  Screen = opened;
  const digest = digestOf(builds++);
  const lamps = remote({
    digest,
    entry: `/remotes/mfe-lamps/${digest}/remoteEntry.js`,
    container: `mfe_lamps_${digest}`,
    assets: { 'remoteEntry.js': `sha384-${'a'.repeat(64)}` },
  });
  const boot: BootManifest = {
    ...{ user: owner, hotelTimeZone: 'America/Chicago', shell: '0123456789abcdef' },
    remotes: [lamps],
  };
  serve([
    answering(modeEndpoints.read, { mode: 'test', success: true, settings: { mode: 'test' } }),
    answering(alertEndpoints.active, []),
    answering(remoteEndpoints.current, { shell: boot.shell, remotes: {} }),
  ]);
  window.history.replaceState(null, '', '/lamps');
  stopTime();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const made = createConsole(boot);
  router = made.router;
  startTransition(() => root.render(made.page));
  expect(await appears(() => screen.queryByRole('navigation', { name: 'Main' }))).toBe(true);
  await pass(100);
}

/** Whether something is there once React has drawn what it has to; no time passes. */
async function appears(find: () => Element | null): Promise<boolean> {
  for (let turn = 0; turn < 5000 && !find(); turn++) await turns();
  return find() !== null;
}

const turns = () => new Promise<void>((come) => setImmediate(come));
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    await jest.advanceTimersByTimeAsync(100);

    for (let turn = 0; turn < 20; turn++) await turns();
  }
}

const forEver = new Promise<never>(() => undefined);
const Suspends = () => use(forEver);
function Updates() {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(count + 1));
  return <p>Lamp {count}</p>;
}
function Wanders() {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => void navigate('?lamp', { replace: true }), [key, navigate]);
  return <p>Lamp</p>;
}

test.each<[string, ComponentType, RegExp]>([
  ['waits for ever before it is drawn', Suspends, /waited for more than 10 seconds/],
  ['updates itself without end', Updates, /updated itself for 10 seconds/],
])('a screen that %s is ended after ten seconds, which is said', async (_, faulty, words) => {
  await open(faulty);
  await pass(9000);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(3000);
  expect(await appears(() => screen.queryByRole('alert'))).toBe(true);
  expect(screen.getByRole('alert').textContent).toContain('All Lamps could not be loaded');
  expect(screen.getByText(words)).toBeTruthy();
});

test.each<[string, ComponentType]>([
  ['waits for ever', Suspends],
  ['updates itself without end', Updates],
])('a screen that %s does not keep anybody from going elsewhere', async (_, faulty) => {
  await open(faulty);
  void router.navigate('/nothing-here');
  await pass(3000);
  expect(await appears(() => screen.queryByRole('heading', { level: 1, name: '404 Page Not Found' }))).toBe(true);
});

test('a screen that leads from address to address without end is ended, which is said', async () => {
  await open(Wanders);
  await pass(15_000);
  expect(await appears(() => screen.queryByText(/led from one address to the next for 10 seconds/))).toBe(true);
});

test('a build that froze this tab is not drawn until somebody tries it again', async () => {
  sessionStorage.setItem('frozen-screen', `${digestOf(builds)}/lamps`);
  await open(() => <p>One lamp</p>);
  expect(await appears(() => screen.queryByRole('alert'))).toBe(true);
  expect(screen.getByText('The tab froze.')).toBeTruthy();
  expect(screen.queryByText('One lamp')).toBeNull();
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await appears(() => screen.queryByText('One lamp'))).toBe(true);
});

test('a screen at rest stays', async () => {
  await open(() => <p>One lamp</p>);
  await pass(30_000);
  expect(screen.getByText('One lamp')).toBeTruthy();
});
