/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { ownAccountEndpoints } from '@booking/contracts/own-account';
import { sessionEndpoints } from '@booking/contracts/session';
import { answering, expectAccessible } from '@booking/remote-kit/testing';
import { remote } from './testing/remote.fixture.ts';
import { openAccount } from './testing/open-account.ts';
import { renderConsole } from './testing/render-console.tsx';

const scrollTo = jest.spyOn(window, 'scrollTo');
beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockReset();
});

const account = [
  answering(ownAccountEndpoints.account, { hasPassword: true, secondFactor: false, recoveryCodes: 0 }),
  answering(ownAccountEndpoints.sessions, []),
];
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const step = (by: number) => act(async () => window.history.go(by));
const scrollDown = (top: number): void =>
  void Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
const shownFrom = (top: number) => waitFor(() => expect(scrollTo.mock.lastCall).toEqual([0, top]));

test('another page begins at its top, and one that is gone back to is shown where it was left', async () => {
  const { person } = renderConsole({ at: '/nothing-here', answers: account });
  await heading('404 Page Not Found');
  scrollDown(700);
  await openAccount(person);
  await heading('Your account');
  await shownFrom(0);
  scrollDown(40);
  await step(-1);
  await heading('404 Page Not Found');
  await shownFrom(700);
  await step(1);
  await heading('Your account');
  await shownFrom(40);
});

test('a page that is loaded again is shown where it was left, and another one that is loaded is not', async () => {
  renderConsole({ at: '/nothing-here' });
  await heading('404 Page Not Found');
  scrollDown(300);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();

  renderConsole({ at: '/account', answers: account });
  await heading('Your account');
  await shownFrom(0);
  cleanup();

  renderConsole({ at: '/nothing-here' });
  await heading('404 Page Not Found');
  await shownFrom(300);
});

test('the ways to sign in are asked for while the form is still on its way, and once', async () => {
  const { calls } = renderConsole({ at: '/sign-in', user: null });
  const asked = () => calls.filter(({ endpoint }) => endpoint === sessionEndpoints.ways);
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  expect(asked()).toHaveLength(1);
});

test('a page that breaks the frame says so in words of our own, until somebody goes elsewhere', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const lamps = remote({ routes: [{ path: '/lamps', screen: 'lamps', title: 'Lamps', frame: 'console' }] });
  Object.defineProperty(lamps.routes[0], 'title', {
    get: () => {
      throw new Error('No title.');
    },
  });
  const { person } = renderConsole({ at: '/nothing-here', boot: { remotes: [lamps] } });
  await heading('404 Page Not Found');
  const [sidebar] = screen.getAllByRole('navigation', { name: 'Main' });
  await person.click(within(sidebar!).getByRole('link', { name: 'Lamps' }));
  await heading('Something went wrong');
  expect(screen.getByRole('region', { name: 'The page cannot be shown' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('No title.');
  await expectAccessible();
  await step(-1);
  await heading('404 Page Not Found');
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test('an address that cannot be read is one that nothing is at', async () => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  renderConsole({ at: '/call-logs/%E0%A4%A' });
  expect(await heading('404 Page Not Found')).toBeTruthy();
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});
