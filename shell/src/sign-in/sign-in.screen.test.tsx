/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { authEndpoints, signInProblems } from '@booking/contracts/auth';
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

const entered = jest.fn<(address: string | URL) => void>();
beforeEach(() => void jest.spyOn(window.location, 'replace').mockImplementation(entered));
afterEach(() => void jest.resetAllMocks());

const wrong = refusing(authEndpoints.signIn, 401, 'Email or password is wrong.');
const right = answering(authEndpoints.signIn, { user: owner });
const secondStep = answering(authEndpoints.signIn, { next: 'second-factor' });

const open = (at: string, ...answers: Answering[]): Mounted => renderConsole({ at, user: null, answers });

async function signIn({ person }: Mounted, password = 'violet umbrella'): Promise<void> {
  await person.type(await screen.findByLabelText('Email'), owner.email);
  await person.type(screen.getByLabelText('Password'), password);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
}

const alert = async (): Promise<string | null> => (await screen.findByRole('alert')).textContent;

test('a wrong password says so, keeps the email address and can be corrected', async () => {
  const page = open('/sign-in', inTurn(wrong, right));
  await signIn(page, 'not the password');
  expect(await alert()).toBe('Email or password is wrong.');
  expect(document.title).toBe('Sign in · AI Booking Admin');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(owner.email);
  expect(page.address()).toBe('/sign-in');
  expect(entered).not.toHaveBeenCalled();
  await expectAccessible();

  await page.person.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(entered).toHaveBeenCalledWith('/'));
  expect(page.calls.at(-1)!.input.body).toEqual({ email: owner.email, password: 'not the password' });
});

test('an empty form says at each field what is missing, and sends nothing', async () => {
  const { person, calls } = open('/sign-in');
  await person.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('textbox', { name: 'Email', description: 'Enter your email address.' })).toBeTruthy();
  expect(screen.getByText('Enter your password.')).toBeTruthy();
  await person.type(screen.getByLabelText('Email'), owner.email);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.queryByText('Enter your email address.')).toBeNull();
  expect(screen.getByText('Enter your password.')).toBeTruthy();
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain(authEndpoints.signIn);
});

test('a server that cannot be reached is told apart from a wrong password', async () => {
  await signIn(open('/sign-in', unreachable(authEndpoints.signIn)));
  expect(await alert()).toBe('The server cannot be reached. Check the connection and try again.');
});

test('the form waits for its answer, and is sent once', async () => {
  const answer = onCue(right);
  const page = open('/sign-in', answer);
  await signIn(page);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Signing in…' });
  expect(button.disabled).toBe(true);
  answer.arrive();
  await waitFor(() => expect(entered).toHaveBeenCalledTimes(1));
  expect(page.calls.filter(({ endpoint }) => endpoint === authEndpoints.signIn)).toHaveLength(1);
});

test('a path of the console leads to sign-in and comes back to it with its query', async () => {
  const page = open('/account?view=sessions', right);
  await signIn(page);
  expect(page.address()).toBe('/sign-in?next=%2Faccount%3Fview%3Dsessions');
  expect(screen.queryByRole('navigation')).toBeNull();
  await waitFor(() => expect(entered).toHaveBeenCalledWith('/account?view=sessions'));
});

test('signing in never leads to another site', async () => {
  await signIn(open('/sign-in?next=https%3A%2F%2Fevil.example', right));
  await waitFor(() => expect(entered).toHaveBeenCalledWith('/'));
});

test('somebody who is signed in does not see the sign-in page', async () => {
  const { address } = renderConsole({ at: '/sign-in?next=%2Fnothing-here' });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('404 Page Not Found');
  expect(address()).toBe('/nothing-here');
});

test('without a sign-in service of the hotel there is no other way', async () => {
  const { calls } = open('/sign-in');
  await screen.findByLabelText('Email');
  await waitFor(() => expect(calls.map(({ endpoint }) => endpoint)).toContain(sessionEndpoints.ways));
  expect(screen.queryByRole('link')).toBeNull();
});

test('a button leads to the sign-in service of the hotel, and a failure of it is explained', async () => {
  open(
    '/sign-in?next=%2Fcall-logs&problem=no_account',
    answering(sessionEndpoints.ways, { oidc: 'Sign in with Hotel ID' }),
  );
  expect(await alert()).toBe(signInProblems.no_account);
  const link = await screen.findByRole('link', { name: 'Sign in with Hotel ID' });
  expect(link.getAttribute('href')).toBe('/api/auth/oidc/start?next=%2Fcall-logs');
  await expectAccessible();
});

test('an account with a second step is asked for its code next', async () => {
  const wrongCode = refusing(authEndpoints.secondFactor, 401, 'This code is wrong or was used.');
  const rightCode = answering(authEndpoints.secondFactor, { user: owner });
  const page = open('/sign-in', secondStep, inTurn(wrongCode, rightCode));
  await signIn(page);
  const code = await screen.findByLabelText('Code');
  expect(document.activeElement).toBe(code);
  await expectAccessible();
  await page.person.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByText('Enter the code.')).toBeTruthy();
  await page.person.type(code, '123456{Enter}');
  expect(await alert()).toBe('This code is wrong or was used.');
  expect(entered).not.toHaveBeenCalled();
  await page.person.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(entered).toHaveBeenCalledWith('/'));
  expect(page.calls.at(-1)!.input.body).toEqual({ code: '123456' });
  // until the console is there, a second code would be a wrong one
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Signing in…' }).disabled).toBe(true);
});

test('whoever has no code may begin again with the password', async () => {
  const page = open('/sign-in', secondStep);
  await signIn(page);
  await page.person.click(await screen.findByRole('button', { name: 'Use a different account' }));
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

test('a one-time link signs in at once, and its token leaves the address', async () => {
  const { address, calls } = open(
    '/sign-in?next=%2Faccount#token-of-olivia',
    answering(authEndpoints.signInByLink, { user: owner }),
  );
  const entries = window.history.length;
  await waitFor(() => expect(entered).toHaveBeenCalledWith('/account'));
  expect(window.location.hash).toBe('');
  expect(window.history.length).toBe(entries);
  expect(address()).toBe('/sign-in?next=%2Faccount');
  expect(
    calls.filter(({ endpoint }) => endpoint === authEndpoints.signInByLink).map(({ input }) => input.body),
  ).toEqual([{ token: 'token-of-olivia' }]);
});

test('a one-time link that is too old says so and leaves the form to sign in by', async () => {
  const used = 'This sign-in link was used already or is too old. Start the product again for a new one.';
  open('/sign-in#old-token', refusing(authEndpoints.signInByLink, 401, used));
  expect(await alert()).toBe(used);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' }).disabled).toBe(false);
});

test('a forgotten password leads to an emailed link, and the page tells nobody who has an account', async () => {
  const page = open('/sign-in', answering(authEndpoints.askPasswordReset, { success: true }));
  await page.person.click(await screen.findByRole('button', { name: 'get one by email' }));
  await page.person.type(screen.getByLabelText('Email of your account'), owner.email);
  await page.person.click(screen.getByRole('button', { name: 'Email me a link' }));
  expect((await screen.findByText(/If this address has an account/)).textContent).toContain('a link is on its way');
  expect(page.calls.at(-1)!.input.body).toEqual({ email: owner.email });
});

test('a hotel without a mail server says whom to ask for a new password', async () => {
  const said = 'No email can be sent from here. Ask the owner for a new link.';
  const page = open('/sign-in', refusing(authEndpoints.askPasswordReset, 409, said));
  await page.person.click(await screen.findByRole('button', { name: 'get one by email' }));
  await page.person.type(screen.getByLabelText('Email of your account'), owner.email);
  await page.person.click(screen.getByRole('button', { name: 'Email me a link' }));
  expect(await alert()).toBe(said);
});
