/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { User } from '@booking/contracts/session';
import { expectAccessible, lookAtStyles } from '@booking/remote-kit/testing';
import { hotel, owner, renderConsole, type Mounted } from '../testing/render-console.tsx';
import { remote } from '../testing/remote.fixture.ts';

lookAtStyles();

const attic = remote({
  id: 'mfe-attic',
  entry: '/remotes/mfe-attic/00000000000000ab/remoteEntry.js',
  routes: [
    { path: '/', screen: 'attic', title: 'The Attic', frame: 'console' },
    { path: '/safe', screen: 'safe', title: 'The Safe', frame: 'console', permission: 'settings:read' },
  ],
  nav: [
    { label: 'Safe', path: '/safe', icon: 'settings', order: 30, permission: 'settings:read' },
    { label: 'Attic', path: '/', icon: 'home', order: 10 },
  ],
});
const lamps = remote({
  routes: [
    { path: '/lamps', screen: 'lamps', title: 'All Lamps', frame: 'console' },
    { path: '/lamps/:id', screen: 'lamp', title: 'One Lamp', frame: 'console' },
  ],
});
const off = remote({ switchedOff: { reason: 'It charges guests twice.', at: '2026-11-10T12:00:00.000Z' } });

const open = (
  at: string,
  { user = owner, remotes = [lamps, attic] }: { user?: User; remotes?: (typeof off)[] } = {},
): Mounted => renderConsole({ at, user, boot: { remotes } });
const sidebar = () => screen.findAllByRole('navigation', { name: 'Main' }).then(([first]) => within(first!));
const labels = async () =>
  within((await sidebar()).getByRole('list'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const current = async () =>
  (await sidebar())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

test('the sidebar lists the sections of all remotes in order', async () => {
  open('/nothing-here');
  expect(await labels()).toEqual(['Attic', 'Lamps', 'Safe']);
  await expectAccessible();
});

test('entries stand under the headings of their groups, and what has none comes last', async () => {
  const entry = (label: string, group?: 'today' | 'system') => ({
    label,
    path: `/lamps/${label}`,
    icon: 'home',
    order: 10,
    ...(group && { group }),
  });
  const grouped = remote({ nav: [entry('Plain'), entry('Wires', 'system'), entry('Bulbs', 'today')] });
  open('/nothing-here', { remotes: [grouped] });
  const navigation = await sidebar();
  const texts = navigation.getAllByRole('list').map(({ textContent }) => textContent);
  expect(texts).toEqual(['Bulbs', 'Wires', 'Plain']);
  expect(navigation.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'System',
  ]);
});

test('a section that is folded away stays so with the next page', async () => {
  const lamp = { label: 'Bulbs', path: '/lamps', icon: 'home', order: 10, group: 'today' as const };
  const grouped = remote({ nav: [lamp] });
  const { person } = open('/nothing-here', { remotes: [grouped] });
  await person.click((await sidebar()).getByRole('button', { name: 'Today' }));
  expect((await sidebar()).queryByRole('link', { name: 'Bulbs' })).toBeNull();
  cleanup();
  open('/nothing-here', { remotes: [grouped] });
  expect((await sidebar()).getByRole('button', { name: 'Today', expanded: false })).toBeTruthy();
  localStorage.clear();
});

test('a section is marked while it is open, and while a page within it is', async () => {
  const { person, address } = open('/lamps/7');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(await current()).toEqual(['Lamps']);
  await person.click((await sidebar()).getByRole('link', { name: 'Safe' }));
  await waitFor(async () => expect(await current()).toEqual(['Safe']));
  expect(address()).toBe('/safe');
});

test('the link past the sidebar leads to the content and leaves the address as it is', async () => {
  const { person, address } = open('/lamps');
  const entries = window.history.length;
  await person.click(await screen.findByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(address() + window.location.hash).toBe('/lamps');
  expect(window.history.length).toBe(entries);
});

test('the sidebar offers what a role may open; the rest says so and asks for nothing', async () => {
  const { calls } = open('/safe', { user: { ...owner, role: 'viewer' } });
  expect(await labels()).toEqual(['Attic', 'Lamps']);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('The Safe');
  expect(main.getByText('You do not have access')).toBeTruthy();
  expect(document.title).toBe('The Safe · AI Booking Admin');
  await screen.findByText('TEST');
  expect(calls.map(({ endpoint }) => endpoint.path).toSorted()).toEqual([
    '/api/admin/alerts',
    '/api/admin/mode-settings',
    '/api/hotels',
    '/api/remotes/current',
  ]);
});

test('a section that is switched off says so in the sidebar and at its address', async () => {
  open('/lamps', { remotes: [off, attic] });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('All Lamps is switched off'));
  expect(screen.getByRole('alert').textContent).toContain('It charges guests twice.');
  const link = (await sidebar()).getByRole('link', { name: 'Lamps' });
  expect(link.getAttribute('title')).toBe('Switched off: It charges guests twice.');
});

test('the foot says who is signed in, and signs out', async () => {
  open('/nothing-here');
  const foot = await sidebar();
  const menuButton = foot.getByRole('button', { name: /^Your menu/ });
  expect(within(menuButton).getByText(owner.name)).toBeTruthy();
  expect(within(menuButton).getByText(owner.email)).toBeTruthy();
  expect(foot.getByRole('button', { name: 'Sign out' })).toBeTruthy();
});

test('the head says whose console it is', async () => {
  open('/nothing-here');
  expect(await (await sidebar()).findByText(hotel.name)).toBeTruthy();
});

test('the sidebar can be icons alone, which stays so with the next page', async () => {
  const { person } = open('/nothing-here');
  await person.click((await sidebar()).getByRole('button', { name: 'Show icons only' }));
  expect(await labels()).toEqual(['Attic', 'Lamps', 'Safe']);
  expect((await sidebar()).getByRole('link', { name: 'Lamps' }).title).toBe('Lamps');
  await expectAccessible();
  await person.click((await sidebar()).getByRole('button', { name: 'Show names in the sidebar' }));
  expect((await sidebar()).getByRole('link', { name: 'Lamps' }).title).toBe('');
  localStorage.clear();
});

type Viewport = { happyDOM: { setViewport: (size: { width: number }) => void } };
const { happyDOM } = window as unknown as Viewport;
afterEach(() => happyDOM.setViewport({ width: 1360 }));

async function openMenu(): Promise<Mounted> {
  happyDOM.setViewport({ width: 390 });
  const page = open('/nothing-here');
  await page.person.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(isOpen()).toBe(true);
  return page;
}
const menu = () => screen.queryByRole('dialog', { name: 'Menu' });
const isOpen = (): boolean => menu() !== null;

test('on a phone the menu button opens the same sections, and choosing one closes them', async () => {
  const { person, address } = await openMenu();
  expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1);
  const drawer = within(menu()!);
  const links = within(drawer.getByRole('list')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Attic', 'Lamps', 'Safe']);
  await person.click(drawer.getByRole('link', { name: 'Lamps' }));
  expect(isOpen()).toBe(false);
  expect(address()).toBe('/lamps');
});

test.each([
  ['its own button', (): HTMLElement => within(menu()!).getByRole('button', { name: 'Close menu' })],
  ['a click beside it', (): HTMLElement => document.querySelector('.fui-OverlayDrawer__backdrop')!],
])('%s closes the drawer', async (_, where) => {
  const { person } = await openMenu();
  await person.click(where());
  expect(isOpen()).toBe(false);
});

test('a drawer that is open when the window grows gives way to the sidebar', async () => {
  await openMenu();
  happyDOM.setViewport({ width: 1360 });
  await waitFor(() => expect(isOpen()).toBe(false));
});

test('an address where nothing is says so to staff, with the console around it and a way on', async () => {
  const { person, address } = renderConsole({ at: '/nothing-here' });
  await screen.findByText('TEST');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
  expect(document.title).toBe('Page not found · AI Booking Admin');
  expect(screen.getAllByRole('navigation', { name: 'Main' })).not.toHaveLength(0);
  expect(main.getByText("We can't find that page. The link may be old or incomplete.")).toBeTruthy();
  await expectAccessible();
  await person.click(main.getByRole('link', { name: 'Go to the dashboard' }));
  expect(address()).toBe('/');
});

test('somebody who is not signed in reads the same, whom to call, and sees nothing of the console', async () => {
  const { address } = renderConsole({ at: '/assistant/1/nothing', user: null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
  expect(address()).toBe('/assistant/1/nothing');
  expect(screen.queryByRole('navigation')).toBeNull();
  const call = await screen.findByRole('link', { name: '(512) 555-0100' });
  expect(call.getAttribute('href')).toBe('tel:+15125550100');
  expect(screen.getAllByRole('link')).toEqual([call]);
});
