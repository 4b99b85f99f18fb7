/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { sessionEndpoints } from '@booking/contracts/session';
import { expectAccessible, refusing } from '@booking/remote-kit/testing';
import { renderConsole, type Mounted } from '../../testing/render-console.tsx';
import { remote } from '../../testing/remote.fixture.ts';
import { chooseTheme } from '../../theme.ts';

const lamps = remote({
  nav: [{ label: 'Lamps', path: '/lamps', icon: 'home', order: 10, group: 'today' }],
});

afterEach(() => chooseTheme('system'));

const menuButton = () => screen.getAllByRole('button', { name: /^Your menu/ })[0]!;
const choice = (name: string) => screen.getByRole('menuitem', { name });

async function open(): Promise<Mounted> {
  const page = renderConsole({
    at: '/nothing-here',
    boot: { remotes: [lamps] },
    answers: [refusing(sessionEndpoints.signOut, 503, 'The database is away.')],
  });
  await screen.findByText('TEST');
  await page.person.click(menuButton());
  await screen.findByRole('menu', { name: 'Your menu' });
  return page;
}

test('the menu on the name leads to the account', async () => {
  const { person, address } = await open();
  await expectAccessible();
  await person.click(choice('Your account'));
  expect(address()).toBe('/account');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the theme is chosen in the menu', async () => {
  const { person } = await open();
  const theme = (name: string) => screen.getByRole('menuitemradio', { name });
  expect(theme('System').getAttribute('aria-checked')).toBe('true');
  await person.click(theme('Dark'));
  await waitFor(() => expect(document.documentElement.style.colorScheme).toBe('dark'));
  expect(theme('Dark').getAttribute('aria-checked')).toBe('true');
});

test('signing out in the menu says why it failed', async () => {
  const { person } = await open();
  await person.click(choice('Sign out'));
  expect(await screen.findByText('Sign out failed')).toBeTruthy();
});

test('the keyboard shortcuts are listed, and the focus goes back to the name', async () => {
  const { person } = await open();
  await person.click(choice('Keyboard shortcuts'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Search guests, reservations and screens')).toBeTruthy();
  await expectAccessible();
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(menuButton()));
});

test('"?" lists them too, but not while it is typed', async () => {
  const { person } = renderConsole({ at: '/nothing-here' });
  await screen.findByText('TEST');
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await person.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  field.remove();
  await person.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});

test('help says what each area is for, and leads there', async () => {
  const { person, address } = await open();
  await person.click(choice('Help'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Help' }));
  expect(dialog.getByRole('heading', { name: 'Today' })).toBeTruthy();
  expect(dialog.getByText(/^What happens now/)).toBeTruthy();
  await expectAccessible();
  await person.click(dialog.getByRole('link', { name: 'Lamps' }));
  expect(address()).toBe('/lamps');
  expect(screen.queryByRole('dialog')).toBeNull();
});
