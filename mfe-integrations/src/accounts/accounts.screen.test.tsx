/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accountEndpoints, type Account } from '@booking/contracts/accounts';
import {
  afterStepUp,
  answering,
  answerStepUp,
  expectAccessible,
  inTurn,
  refusing,
  renderScreen,
  waiting,
  type Answering,
} from '@booking/remote-kit/testing';
import { Screen } from './accounts.screen.tsx';

const until = '2026-11-29T12:00:00.000Z';
const id = '7f3c1d9e-52a4-4b86-9c0d-1e2f3a4b5c6d';
const account = (given: Partial<Account> = {}): Account => ({
  id,
  name: 'Ida Neumann',
  email: 'ida@hotel.example',
  role: 'manager',
  state: 'active',
  secondFactor: false,
  invitedUntil: null,
  activeAt: '2026-11-10T17:00:00.000Z',
  createdAt: '2026-11-01T12:00:00.000Z',
  isYou: false,
  ...given,
});
const open = (accounts: Account[], answers: Answering[] = []) =>
  renderScreen(Screen, { path: '/accounts', answers: [...answers, answering(accountEndpoints.list, accounts)] });
const listed = (...given: Partial<Account>[]) => answering(accountEndpoints.list, given.map(account));
const row = () => screen.findByRole('row', { name: /ida@hotel.example/ });
const cells = async () =>
  within(await row())
    .getAllByRole('cell')
    .slice(0, -1)
    .map(({ textContent }) => textContent);

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

test('an invitation is sent once more after a step-up, as it was typed', async () => {
  const invited = { account: account({ state: 'invited' }), link: 'https://hotel.example/invitation#x', until };
  const asked = answerStepUp(true);
  const { person, calls } = open(
    [],
    [afterStepUp(accountEndpoints.invite, answering(accountEndpoints.invite, invited))],
  );
  await person.click(screen.getByRole('button', { name: 'Invite…' }));
  await person.type(screen.getByLabelText('Name'), 'Ida Neumann');
  await person.type(screen.getByLabelText('Email'), 'ida@hotel.example');
  await person.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByRole('dialog', { name: 'Link for Ida Neumann' })).toBeTruthy();
  expect(asked()).toBe(1);
  const sent = calls.filter(({ endpoint }) => endpoint === accountEndpoints.invite).map(({ input }) => input.body);
  expect(sent).toEqual(Array(2).fill({ name: 'Ida Neumann', email: 'ida@hotel.example', role: 'front_desk' }));
});

test('an invitation whose step-up was left says so, and keeps what was typed', async () => {
  answerStepUp(false);
  const { person } = open([], [afterStepUp(accountEndpoints.invite, waiting(accountEndpoints.invite))]);
  await person.click(screen.getByRole('button', { name: 'Invite…' }));
  await person.type(screen.getByLabelText('Name'), 'Ida Neumann');
  await person.type(screen.getByLabelText('Email'), 'ida@hotel.example');
  await person.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText(/Confirm that it is you/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ida@hotel.example');
});

test('the link of an invitation is shown once, and an address that is none is refused at its field', async () => {
  const link = 'https://hotel.example/invitation#token-of-ida';
  const invited = { account: account({ state: 'invited' }), link, until: '2026-11-29T12:00:00.000Z' };
  const { person, calls } = open([], [answering(accountEndpoints.invite, invited)]);
  await person.click(screen.getByRole('button', { name: 'Invite…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Invite someone' }));
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

test('a manager is told that the accounts are not theirs, and asks for none', async () => {
  const user = { id: '3', name: 'Max Manager', email: 'max@hotel.example', role: 'manager' as const };
  const { calls } = renderScreen(Screen, { path: '/accounts', user, answers: [] });
  expect(await screen.findByText('You do not have access')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('shows the role of each account, whether it is in use, and when it was last active', async () => {
  open([account({ secondFactor: true })]);
  expect(await cells()).toEqual(['Manager', 'Active', 'On', '1 hour ago']);
  await expectAccessible();
});

test('shows until when an invitation can be used', async () => {
  open([account({ state: 'invited', activeAt: null, invitedUntil: '2026-11-17T18:00:00.000Z' })]);
  expect(await cells()).toEqual(['Manager', 'InvitedLink until Nov 17, 12:00 PM', 'Off', 'Never']);
});

test('gives another role once it was chosen, and shows it', async () => {
  const { person, toasts, calls } = open(
    [],
    [
      inTurn(listed({}), listed({ role: 'viewer' })),
      answering(accountEndpoints.changeRole, account({ role: 'viewer' })),
    ],
  );
  await person.click(await screen.findByRole('button', { name: 'Change role… Ida Neumann' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Role of Ida Neumann' }));
  await person.selectOptions(dialog.getByLabelText('Role'), 'Viewer');
  expect(dialog.getByText('Looks at calls, payments and reservations, and changes nothing.')).toBeTruthy();
  await expectAccessible(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('Viewer', { selector: 'td' })).toBeTruthy();
  expect(toasts).toEqual([{ title: 'Role changed', body: 'Ida Neumann: Viewer' }]);
  const asked = calls.find(({ endpoint }) => endpoint === accountEndpoints.changeRole)?.input;
  expect([asked?.params, asked?.body]).toEqual([{ id }, { role: 'viewer' }]);
});

test('says why the last owner cannot give the role away', async () => {
  const why = 'This is the last owner. Make somebody else an owner first.';
  const { person } = open([account({ role: 'owner', isYou: true })], [refusing(accountEndpoints.changeRole, 409, why)]);
  await person.click(await screen.findByRole('button', { name: /^Change role…/ }));
  const dialog = within(screen.getByRole('dialog'));
  await person.selectOptions(dialog.getByLabelText('Role'), 'Viewer');
  await person.click(dialog.getByRole('button', { name: 'Change role' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(`409: ${why}`);
  expect(dialog.getByLabelText<HTMLSelectElement>('Role').value).toBe('viewer');
});

const { disable, enable, endSessions, resetSecondFactor } = accountEndpoints;
type Given = Partial<Account>;

test.each<[string, Given, Given, string, Answering, string]>([
  ['Disable', {}, { state: 'disabled' }, 'Disabled', answering(disable, account()), 'Account disabled'],
  ['Enable', { state: 'disabled' }, {}, 'Active', answering(enable, account()), 'Account enabled'],
  [
    'Sign out everywhere',
    {},
    { activeAt: null },
    'Never',
    answering(endSessions, { ended: 1 }),
    'Signed out everywhere',
  ],
  [
    'Reset second step',
    { secondFactor: true },
    {},
    'Off',
    answering(resetSecondFactor, account()),
    'The second step is off',
  ],
])('%s asks first, and shows what became of the account', async (label, before, after, becomes, answer, title) => {
  const { person, toasts, calls } = open([], [inTurn(listed(before), listed(after)), answer]);
  await person.click(await screen.findByRole('button', { name: `${label}… Ida Neumann` }));
  expect(calls).toHaveLength(1);
  const [, confirm] = within(screen.getByRole('dialog')).getAllByRole('button');
  await person.click(confirm!);
  await waitFor(() => expect(toasts).toEqual([{ title, body: 'Ida Neumann' }]));
  expect(calls.find(({ endpoint }) => endpoint === answer.endpoint)?.input.params).toEqual({ id });
  await screen.findByText(becomes);
});

test('makes a new link once it was confirmed, to be copied', async () => {
  const link = 'https://hotel.example/invitation#another-token';
  const { person, toasts } = open(
    [account()],
    [answering(accountEndpoints.newLink, { account: account(), link, until: '2026-11-17T18:00:00.000Z' })],
  );
  await person.click(await screen.findByRole('button', { name: 'New link… Ida Neumann' }));
  const question = within(screen.getByRole('dialog', { name: 'New link for Ida Neumann?' }));
  expect(question.getByText(/^For a forgotten password/)).toBeTruthy();
  await person.click(question.getByRole('button', { name: 'Make a link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Link for Ida Neumann' }));
  expect(dialog.getByText(/works once, until Nov 17, 12:00 PM, and is not shown again/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(toasts).toEqual([{ title: 'Copied to clipboard' }]);
  expect(await navigator.clipboard.readText()).toBe(link);
});

test('says so when nobody else may sign in', async () => {
  const { person } = open([account({ isYou: true })]);
  expect(await screen.findByText('You are the only one with access.')).toBeTruthy();
  expect(screen.getByText('Ida Neumann (you)')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Invite someone…' }));
  expect(screen.getByRole('dialog', { name: 'Invite someone' })).toBeTruthy();
});

test('waits for the accounts', () => {
  open([], [waiting(accountEndpoints.list)]);
  expect(screen.getByRole('progressbar', { name: 'Loading the accounts…' })).toBeTruthy();
});

test('says why the accounts could not be loaded, and brings them with "Try again"', async () => {
  const { person } = open([], [inTurn(refusing(accountEndpoints.list, 500, 'The database is away.'), listed({}))]);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The accounts could not be loaded');
  await person.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await row()).toBeTruthy();
});
