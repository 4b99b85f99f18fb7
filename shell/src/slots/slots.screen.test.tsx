/** @jest-environment @happy-dom/jest-environment */
import { use, useEffect, useState, type ComponentType } from 'react';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Role } from '@booking/contracts/roles';
import {
  Link,
  Slot as PlaceForSlots,
  useHost,
  useLocation,
  useNavigate,
  useQueryClient,
  type SlotProps,
} from '@booking/remote-kit/kit';
import { appears, drawInTime, freshBuild, openInTime, pass } from '../testing/open-in-time.tsx';
import { owner } from '../testing/render-console.tsx';

drawInTime();

function Screen() {
  const [refreshes, setRefreshes] = useState(0);
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>All Lamps</h1>
      <p>{`At ${pathname}${search}`}</p>
      <button onClick={() => setRefreshes((count) => count + 1)}>Refresh {refreshes}</button>
      <PlaceForSlots name="dashboard-card" refreshes={refreshes} />
      <PlaceForSlots name="call-action" callId="call-7" of="Anna" />
    </>
  );
}

const slots = [
  { place: 'dashboard-card', module: 'bulbs', title: 'Bulbs', order: 10, height: 7.5 },
  { place: 'call-action', module: 'repair', title: 'Repair', order: 10, permission: 'assistants:change' },
];

type Part = ComponentType<SlotProps['dashboard-card']>;
/** Opens a screen with a card and an action that another remote has there. */
const open = (Card: Part, Repair: object = () => null, role: Role = 'owner') =>
  openInTime(
    [freshBuild(), freshBuild({ id: 'mfe-bulbs', routes: [], nav: [], slots })],
    { './lamps': { Screen }, './slot-bulbs': { Slot: Card }, './slot-repair': { Slot: Repair } },
    { user: { ...owner, role } },
  );
const card = () => within(screen.getByRole('region', { name: 'Bulbs' }));
const comes = (words: string | RegExp): Promise<boolean> => appears(() => screen.queryByText(words));
/** The page rests, and what it does without until then is loaded. */
const rest = (): Promise<void> => pass(3000);

test('a card has its title and its space at once, and comes when the page rests', async () => {
  await open(() => <p>Three bulbs</p>);
  expect(await comes('At /lamps')).toBe(true);
  const space = screen.getByRole('region', { name: 'Bulbs' }).querySelector<HTMLElement>('[style]');
  expect(space?.style.minHeight).toBe('7.5rem');
  expect(screen.queryByText('Three bulbs')).toBeNull();
  await rest();
  expect(await comes('Three bulbs')).toBe(true);
});

test('a card is given what the screen says, and what the shell offers screens', async () => {
  await open(function Card({ refreshes }) {
    const { user, Slots } = useHost();
    const queries = useQueryClient();
    const { pathname } = useLocation();
    useEffect(() => void queries.setQueryData(['bulbs'], 3), [queries]);
    return (
      <>
        <p>{`${user?.name} at ${pathname}, ${refreshes} times, ${Slots ? 'with' : 'without'} slots`}</p>
        <Link to="/lamps?bulb=7">Bulb 7</Link>
      </>
    );
  });
  await rest();
  expect(await comes('Olivia Owner at /lamps, 0 times, without slots')).toBe(true);
  screen.getByRole('button', { name: 'Refresh 0' }).click();
  expect(await comes('Olivia Owner at /lamps, 1 times, without slots')).toBe(true);
  card().getByRole('link', { name: 'Bulb 7' }).click();
  expect(await comes('At /lamps?bulb=7')).toBe(true);
});

const forEver = new Promise<never>(() => undefined);
const Suspends = () => use(forEver);
function Updates() {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(count + 1));
  return <p>Bulb {count}</p>;
}
function Wanders() {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => void navigate('?bulb', { replace: true }), [key, navigate]);
  return <p>Bulb</p>;
}
let isDark = true;
function Throws() {
  if (isDark) throw new Error('It is dark.');
  return <p>It is light.</p>;
}

test.each<[string, Part, RegExp]>([
  ['throws', Throws, /^It is dark\.$/],
  ['waits for ever', Suspends, /^It waited for more than 10 seconds\.$/],
  ['updates itself without end', Updates, /^It updated itself for 10 seconds\.$/],
  ['leads on without end', Wanders, /^It led from one address to the next for 5 seconds\.$/],
])('a card that %s is ended in its place, which says so, and the screen around goes on', async (_, faulty, reason) => {
  isDark = true;
  await open(faulty);
  await pass(16_000);
  expect(await comes('Bulbs could not be loaded. The rest of the page works.')).toBe(true);
  expect(card().getByText(reason)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByRole('button', { name: 'Refresh 0' }).click();
  expect(await appears(() => screen.queryByRole('button', { name: 'Refresh 1' }))).toBe(true);
});

test('"Try again" draws a card anew', async () => {
  isDark = true;
  await open(Throws);
  await rest();
  expect(await comes('Bulbs could not be loaded. The rest of the page works.')).toBe(true);
  isDark = false;
  card().getByRole('button', { name: 'Try again' }).click();
  expect(await comes('It is light.')).toBe(true);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('a card that updates itself without end keeps nobody from going elsewhere, also before it is ended', async () => {
  const router = await open(Updates);
  await rest();
  expect(await comes(/^Bulb \d+$/)).toBe(true);
  void router.navigate('/nothing-here');
  expect(await appears(() => screen.queryByRole('heading', { name: '404 Page Not Found' }))).toBe(true);
});

test('an action is a button until it is pressed, and a link once it is done', async () => {
  await open(
    () => null,
    ({ callId, onDone, onClose }: SlotProps['call-action']) => (
      <>
        <button onClick={() => onDone({ to: '/lamps?repaired', words: 'Show the lamp' })}>Repair {callId}</button>
        <button onClick={onClose}>Leave it</button>
      </>
    ),
  );
  expect(await appears(() => screen.queryByRole('button', { name: 'Repair of Anna' }))).toBe(true);
  const press = (name: string): void => screen.getByRole('button', { name }).click();
  press('Repair of Anna');
  expect(await appears(() => screen.queryByRole('button', { name: 'Repair call-7' }))).toBe(true);
  press('Leave it');
  expect(await appears(() => (screen.queryByRole('button', { name: 'Leave it' }) ? null : document.body))).toBe(true);
  press('Repair of Anna');
  expect(await appears(() => screen.queryByRole('button', { name: 'Repair call-7' }))).toBe(true);
  press('Repair call-7');
  expect(await comes('Show the lamp')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Repair of Anna' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('Show the lamp'));
});

test('an action that fails says so beside its button', async () => {
  isDark = true;
  await open(() => null, Throws);
  expect(await appears(() => screen.queryByRole('button', { name: 'Repair of Anna' }))).toBe(true);
  screen.getByRole('button', { name: 'Repair of Anna' }).click();
  expect(await comes('Repair could not be loaded. The rest of the page works.')).toBe(true);
});

test('an action that a role does not permit is not offered', async () => {
  await open(() => null, Throws, 'viewer');
  expect(await comes('At /lamps')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Repair of Anna' })).toBeNull();
});
