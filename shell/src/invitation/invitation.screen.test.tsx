/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { authEndpoints } from '@booking/contracts/auth';
import { passwordHint } from '@booking/contracts/password-rule';
import { answering, expectAccessible, inTurn, refusing, type Answering } from '@booking/remote-kit/testing';
import { owner, renderConsole, type Mounted } from '../testing/render-console.tsx';

const entered = jest.fn<(address: string | URL) => void>();
beforeEach(() => void jest.spyOn(window.location, 'replace').mockImplementation(entered));
afterEach(() => void jest.resetAllMocks());

const ida = { id: '2', name: 'Ida Neumann', email: 'ida@hotel.example', role: 'manager' as const };
const invited = answering(authEndpoints.invitation, { name: ida.name, email: ida.email });
const open = (...answers: Answering[]): Mounted =>
  renderConsole({ at: '/invitation#token-of-ida', user: null, answers });

async function choose({ person }: Mounted, password: string): Promise<void> {
  await person.type(await screen.findByLabelText('New password'), password);
  await person.click(screen.getByRole('button', { name: 'Choose it and sign in' }));
}

test('an invitation greets by name, and a chosen password signs in', async () => {
  const page = open(invited, answering(authEndpoints.acceptInvitation, { user: ida }));
  expect(await screen.findByText('Welcome, Ida Neumann. Choose the password you will sign in with.')).toBeTruthy();
  expect(document.title).toBe('Invitation · AI Booking Admin');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(ida.email);
  expect(screen.getByText(passwordHint)).toBeTruthy();
  await expectAccessible();
  await choose(page, 'green bicycles at dawn');
  await waitFor(() => expect(entered).toHaveBeenCalledWith('/'));
  expect(page.calls.at(-1)!.input.body).toEqual({ token: 'token-of-ida', password: 'green bicycles at dawn' });
});

test('a password that is too short is refused at its field and not sent', async () => {
  const page = open(invited);
  await choose(page, 'short');
  expect(screen.getByText('At least 12 characters.')).toBeTruthy();
  expect(page.calls.map(({ endpoint }) => endpoint)).not.toContain(authEndpoints.acceptInvitation);
});

test('what the server says of a password stands at its field until another is typed', async () => {
  const page = open(invited, refusing(authEndpoints.acceptInvitation, 400, 'Everybody tries this one.'));
  await choose(page, 'passwordpassword');
  expect(await screen.findByText('Everybody tries this one.')).toBeTruthy();
  await page.person.type(screen.getByLabelText('New password'), '!');
  expect(screen.queryByText('Everybody tries this one.')).toBeNull();
});

test('a password can be read by whoever types it', async () => {
  const { person } = open(invited);
  const field = await screen.findByLabelText<HTMLInputElement>('New password');
  expect(field.type).toBe('password');
  await person.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(field.type).toBe('text');
  await person.click(screen.getByRole('button', { name: 'Hide the password' }));
  expect(field.type).toBe('password');
});

test('an account with a second step is asked for its code', async () => {
  const page = open(
    invited,
    answering(authEndpoints.acceptInvitation, { next: 'second-factor' }),
    answering(authEndpoints.secondFactor, { user: ida }),
  );
  await choose(page, 'green bicycles at dawn');
  await page.person.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(entered).toHaveBeenCalledWith('/'));
});

test('a link that was used or is too old says so, and offers no form', async () => {
  open(refusing(authEndpoints.invitation, 404, 'This invitation was used already or is too old.'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('This link cannot be usedThis invitation was used already or is too old.');
  expect(screen.queryByRole('textbox')).toBeNull();
  await expectAccessible();
});

test('an invitation that could not be loaded comes by "Try again"', async () => {
  const { person } = open(inTurn(refusing(authEndpoints.invitation, 503, 'The database is away.'), invited));
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('New password')).toBeTruthy();
});

test('a link without its token says that it is not complete, and asks for nothing', async () => {
  const { calls } = renderConsole({ at: '/invitation', user: null });
  expect(await screen.findByText('The link is not complete')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('whoever is signed in is told who is signed out by it', async () => {
  renderConsole({ at: '/invitation#token-of-ida', answers: [invited] });
  expect(
    await screen.findByText(
      `${owner.name} is signed in here. Choosing a password now signs ${owner.name} out and Ida Neumann in.`,
    ),
  ).toBeTruthy();
});
