/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { authEndpoints } from '@booking/contracts/auth';
import { ownAccountEndpoints } from '@booking/contracts/own-account';
import { sessionEndpoints } from '@booking/contracts/session';
import {
  answering,
  expectAccessible,
  inTurn,
  onCue,
  refusing,
  unreachable,
  type Answering,
} from '@booking/remote-kit/testing';
import { owner, renderConsole, type Mounted } from '../testing/render-console.tsx';

const replaced = jest.fn<(address: string | URL) => void>();
beforeEach(() => void jest.spyOn(window.location, 'replace').mockImplementation(replaced));
afterEach(() => void jest.resetAllMocks());

const account = answering(ownAccountEndpoints.account, { hasPassword: true, secondFactor: false, recoveryCodes: 0 });
const typed = 'thirteen green bicycles';
const dialog = () => screen.findByRole('dialog', { name: 'Your session has ended' });
const noDialog = (): void => expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).toBeNull();
const newPassword = () => screen.getByLabelText<HTMLInputElement>('New password');

/** Opens the account page, fills in a new password and sends it to a server on which the session has ended. */
async function openEnded(...answers: Answering[]): Promise<Mounted & { changes: () => number }> {
  let isOver = false;
  const endable = (answer: Answering): Answering => ({
    endpoint: answer.endpoint,
    respond: (input) =>
      (isOver ? refusing(answer.endpoint, 401, 'Sign in first.', { code: 'not_signed_in' }) : answer).respond(input),
  });
  const signIn = answering(authEndpoints.signIn, () => {
    isOver = false;
    return { user: owner };
  });
  const page = renderConsole({
    at: '/account',
    answers: [
      ...answers,
      endable(account),
      endable(answering(ownAccountEndpoints.sessions, [])),
      endable(answering(ownAccountEndpoints.changePassword, { ended: 0 })),
      signIn,
    ],
  });
  await page.person.type(await screen.findByLabelText('Current password'), 'violet umbrella');
  await page.person.type(newPassword(), typed);
  isOver = true;
  await page.person.click(screen.getByRole('button', { name: 'Change password' }));
  await dialog();
  const changes = (): number =>
    page.calls.filter(({ endpoint }) => endpoint === ownAccountEndpoints.changePassword).length;
  return { ...page, changes };
}

async function signInAgain({ person }: Mounted): Promise<void> {
  const ended = within(await dialog());
  await person.type(await ended.findByLabelText('Password'), 'violet umbrella');
  await person.click(ended.getByRole('button', { name: 'Sign in' }));
}

test('what was typed is kept until the same person is back, and is not sent by itself', async () => {
  const page = await openEnded();
  const ended = within(await dialog());
  expect((await ended.findByLabelText<HTMLInputElement>('Email')).value).toBe(owner.email);
  expect(document.activeElement).toBe(ended.getByLabelText('Password'));
  await expectAccessible(await dialog());
  await page.person.keyboard('{Escape}');
  await signInAgain(page);
  await waitFor(noDialog);
  expect(newPassword().value).toBe(typed);
  expect(page.changes()).toBe(1);
  await page.person.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed')).toBeTruthy();
  expect(page.changes()).toBe(2);
  expect(page.address()).toBe('/account');
});

test('a wrong password is refused in the dialog', async () => {
  const wrong = refusing(authEndpoints.signIn, 401, 'Email or password is wrong.');
  const page = await openEnded(inTurn(wrong, answering(authEndpoints.signIn, { user: owner })));
  await signInAgain(page);
  const ended = within(await dialog());
  expect((await ended.findByRole('alert')).textContent).toBe('Email or password is wrong.');
  await page.person.click(ended.getByRole('button', { name: 'Sign in' }));
  await waitFor(noDialog);
});

test('what was refused meanwhile is asked for again', async () => {
  const over = refusing(ownAccountEndpoints.sessions, 401, 'Sign in first.', { code: 'not_signed_in' });
  const page = renderConsole({
    at: '/account',
    answers: [
      account,
      inTurn(over, answering(ownAccountEndpoints.sessions, [])),
      answering(authEndpoints.signIn, { user: owner }),
    ],
  });
  expect(await screen.findByText('Your sessions could not be loaded')).toBeTruthy();
  await signInAgain(page);
  await waitFor(() => expect(screen.queryByText('Your sessions could not be loaded')).toBeNull());
  noDialog();
});

test('an account with a second step is asked for its code as well', async () => {
  const page = await openEnded(
    answering(authEndpoints.signIn, { next: 'second-factor' }),
    answering(authEndpoints.secondFactor, { user: owner }),
  );
  await signInAgain(page);
  await page.person.type(await within(await dialog()).findByLabelText('Code'), '123456{Enter}');
  await waitFor(noDialog);
  expect(newPassword().value).toBe(typed);
});

test('the sign-in service of the hotel opens in a new tab, so that the page stays', async () => {
  await openEnded(answering(sessionEndpoints.ways, { oidc: 'Sign in with Hotel ID' }));
  const link = await screen.findByRole('link', { name: 'Sign in with Hotel ID in a new tab' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('href')).toBe('/api/auth/oidc/start?next=%2Faccount');
});

test('whoever leaves without saving is signed out and led to sign in, with nothing of the page left', async () => {
  const page = await openEnded(answering(sessionEndpoints.signOut, { success: true }));
  await page.person.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(page.address()).toBe('/sign-in?next=%2Faccount'));
  expect(page.calls.map(({ endpoint }) => endpoint)).toContain(sessionEndpoints.signOut);
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the page goes on when the same person signed in in another tab', async () => {
  await openEnded(answering(sessionEndpoints.me, { user: owner, steppedUpAt: null, stepUpWith: 'password' }));
  fireEvent.focus(window);
  await waitFor(noDialog);
  expect(newPassword().value).toBe(typed);
  expect(replaced).not.toHaveBeenCalled();
});

test('the page is loaded anew for somebody else who signed in in another tab', async () => {
  const jonas = { id: '2', name: 'Jonas Fischer', email: 'jonas@hotel.example', role: 'viewer' as const };
  await openEnded(answering(sessionEndpoints.me, { user: jonas, steppedUpAt: null, stepUpWith: 'password' }));
  fireEvent.focus(window);
  await waitFor(() => expect(replaced).toHaveBeenCalledWith('/account'));
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('the dialog stays while nobody signed in elsewhere', async () => {
  const page = await openEnded(refusing(sessionEndpoints.me, 401, 'Sign in first.', { code: 'not_signed_in' }));
  fireEvent.focus(window);
  await waitFor(() => expect(page.calls.at(-1)!.endpoint).toBe(sessionEndpoints.me));
  expect(within(await dialog()).getByLabelText('Password')).toBeTruthy();
});

async function openAccount(
  ...answers: Answering[]
): Promise<Mounted & { asked: () => number; signOut: () => Promise<void> }> {
  const page = renderConsole({ at: '/account', answers: [...answers, account] });
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  const asked = (): number => page.calls.filter(({ endpoint }) => endpoint === ownAccountEndpoints.sessions).length;
  const signOut = (): Promise<void> => page.person.click(screen.getAllByRole('button', { name: 'Sign out' })[0]!);
  return { ...page, asked, signOut };
}

test('what is still asked for at sign-out is let go, and its refusal is not taken for a session that ended', async () => {
  const late = onCue(refusing(ownAccountEndpoints.sessions, 401, 'Sign in first.', { code: 'not_signed_in' }));
  const out = onCue(answering(sessionEndpoints.signOut, { success: true }));
  const { signOut } = await openAccount(late, out);
  await signOut();
  late.arrive();
  await expect(screen.findByRole('dialog', { name: 'Your session has ended' }, { timeout: 200 })).rejects.toThrow();
  expect(replaced).not.toHaveBeenCalled();
  out.arrive();
  await waitFor(() => expect(replaced).toHaveBeenCalledWith('/sign-in'));
});

test('a sign-out that does not reach the server says so, and what was let go is asked for again', async () => {
  const { signOut, asked } = await openAccount(
    onCue(answering(ownAccountEndpoints.sessions, [])),
    unreachable(sessionEndpoints.signOut),
  );
  await waitFor(() => expect(asked()).toBe(1));
  await signOut();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Sign out failedYou are still signed in. The server cannot be reached. Check the connection and try again.',
  );
  expect(replaced).not.toHaveBeenCalled();
  await waitFor(() => expect(asked()).toBe(2));
});
