/** @jest-environment @happy-dom/jest-environment */
import { use, useEffect, useState, type ComponentType } from 'react';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useLocation, useNavigate } from '@booking/remote-kit/kit';
import { appears, drawInTime, freshBuild, nextDigest, openInTime, pass } from '../../testing/open-in-time.tsx';

drawInTime();

/** Opens a screen of a build that was never loaded before. */
const open = (Screen: ComponentType) => openInTime([freshBuild()], { './lamps': { Screen } });

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
  const router = await open(faulty);
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
  sessionStorage.setItem('frozen-screen', `${nextDigest()}/lamps`);
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
