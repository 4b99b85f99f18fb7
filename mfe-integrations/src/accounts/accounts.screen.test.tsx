/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accountEndpoints, type Account } from '@booking/contracts/accounts';
import { answering, refusing, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { Screen } from './accounts.screen.tsx';

const id = '7f3c1d9e-52a4-4b86-9c0d-1e2f3a4b5c6d';
const account = (given: Partial<Account> = {}): Account => ({
  id,
  name: 'Ida Neumann',
  email: 'ida@hotel.example',
  role: 'manager',
  state: 'active',
  secondFactor: false,
  invitedUntil: null,
  activeAt: '2026-11-22T12:00:00.000Z',
  createdAt: '2026-11-01T12:00:00.000Z',
  isYou: false,
  ...given,
});
const open = (accounts: Account[], answers: Answering[] = []) =>
  renderScreen(Screen, { path: '/accounts', answers: [answering(accountEndpoints.list, accounts), ...answers] });

test.each<[string, Partial<Account>, string[]]>([
  ['somebody active', {}, ['Change role…', 'New link…', 'Disable…', 'Sign out everywhere…']],
  [
    'somebody with a second step',
    { secondFactor: true },
    ['Change role…', 'New link…', 'Disable…', 'Sign out everywhere…', 'Reset second step…'],
  ],
  ['somebody invited', { state: 'invited', activeAt: null }, ['Change role…', 'New link…', 'Disable…']],
  ['somebody disabled', { state: 'disabled' }, ['Change role…', 'Enable…']],
  ['oneself', { isYou: true, secondFactor: true }, ['Change role…']],
])('for %s what makes sense is offered', async (_, given, offered) => {
  open([account(given)]);
  const row = within(await screen.findByRole('row', { name: /ida@hotel.example/ }));
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(offered);
});

test('the link of an invitation is shown once, and an address that is none is refused at its field', async () => {
  const link = 'https://hotel.example/invitation#token-of-ida';
  const invited = { account: account({ state: 'invited' }), link, until: '2026-11-29T12:00:00.000Z' };
  const { person, calls } = open([], [answering(accountEndpoints.invite, invited)]);
  await person.click(screen.getByRole('button', { name: 'Invite…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Invite somebody' }));
  await person.type(dialog.getByLabelText('Name'), 'Ida Neumann');
  await person.type(dialog.getByLabelText('Email'), 'ida');
  await person.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(dialog.getByText('An e-mail address looks like ana@hotel.example.')).toBeTruthy();
  await person.type(dialog.getByLabelText('Email'), '@hotel.example');
  await person.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByDisplayValue(link)).toBeTruthy();
  expect(calls.find(({ endpoint }) => endpoint === accountEndpoints.invite)?.input.body).toEqual({
    name: 'Ida Neumann',
    email: 'ida@hotel.example',
    role: 'front_desk',
  });
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByDisplayValue(link)).toBeNull();
});

test('nobody is disabled before it was confirmed, and a refusal says why', async () => {
  const why = 'This is the last owner. Make somebody else an owner first.';
  const { person, calls } = open([account({ role: 'owner' })], [refusing(accountEndpoints.disable, 409, why)]);
  await person.click(await screen.findByRole('button', { name: 'Disable… Ida Neumann' }));
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain(accountEndpoints.disable);
  const dialog = within(screen.getByRole('dialog', { name: 'Disable Ida Neumann?' }));
  await person.click(dialog.getByRole('button', { name: 'Disable' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(why);
});

test('a manager is told that the accounts are not theirs, and asks for none', () => {
  const user = { id: '3', name: 'Max Manager', email: 'max@hotel.example', role: 'manager' as const };
  const { calls } = renderScreen(Screen, { path: '/accounts', user, answers: [] });
  expect(screen.getByText('You do not have access')).toBeTruthy();
  expect(calls).toEqual([]);
});
