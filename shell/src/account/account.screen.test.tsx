/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ownAccountEndpoints, type OwnAccount, type OwnSession } from '@booking/contracts/own-account';
import { answering, expectAccessible, inTurn, refusing, waiting, type Answering } from '@booking/remote-kit/testing';
import { owner, renderConsole, type Mounted } from '../testing/render-console.tsx';

const session = (given: Partial<OwnSession> = {}): OwnSession => ({
  id: '7f3c1d9e-52a4-4b86-9c0d-1e2f3a4b5c6d',
  createdAt: '2026-11-10T15:00:00.000Z',
  activeAt: '2026-11-10T17:55:00.000Z',
  address: '203.0.113.7',
  device: 'Firefox on Windows',
  isCurrent: false,
  ...given,
});
const here = session({ id: '0f3c1d9e-52a4-4b86-9c0d-1e2f3a4b5c6d', device: 'Chrome on macOS', isCurrent: true });
const account = (given: Partial<OwnAccount> = {}): Answering =>
  answering(ownAccountEndpoints.account, { hasPassword: true, secondFactor: false, recoveryCodes: 0, ...given });
const sessions = (...list: OwnSession[]): Answering => answering(ownAccountEndpoints.sessions, list);
const open = (...answers: Answering[]): Mounted =>
  renderConsole({ at: '/account', answers: [...answers, account(), sessions(here)] });

const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));
const sessionsPanel = () => panel('Active sessions');

test('the page is named after its person and accessible', async () => {
  open(sessions(here, session()));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your account');
  expect(screen.getByText(`${owner.name}, ${owner.email}`)).toBeTruthy();
  expect(document.title).toBe('Your account · AI Booking Admin');
  await (await sessionsPanel()).findAllByRole('listitem');
  await expectAccessible(screen.getByRole('banner'));
  for (const name of ['Two-step verification', 'Active sessions'])
    await expectAccessible(screen.getByRole('region', { name }));
});

test('what is on its way says so, and what failed comes by "Try again"', async () => {
  const away = refusing(ownAccountEndpoints.account, 503, 'The database is away.');
  const { person } = open(inTurn(away, account()), waiting(ownAccountEndpoints.sessions));
  expect(await screen.findByRole('progressbar', { name: 'Loading your sessions…' })).toBeTruthy();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Your account could not be loaded')).toBeTruthy();
  expect(alert.getByText('503: The database is away.')).toBeTruthy();
  await person.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await panel('Password')).toBeTruthy();
});

test('a session says where and when it was last active, and this browser is marked', async () => {
  open(sessions(here, session(), session({ id: '1f3c1d9e-52a4-4b86-9c0d-1e2f3a4b5c6d', device: null, address: null })));
  const items = await (await sessionsPanel()).findAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(within(items[0]!).getByText('This browser')).toBeTruthy();
  expect(within(items[0]!).queryByRole('button')).toBeNull();
  expect(items[1]!.textContent).toContain(
    'Firefox on WindowsLast active 5 minutes ago, signed in 3 hours ago, from 203.0.113.7',
  );
  expect(items[2]!.textContent).toContain('Unknown browserLast active 5 minutes ago, signed in 3 hours agoSign out');
});

test('a session of another browser is ended, and the list is asked for again', async () => {
  const { person, calls } = open(
    inTurn(sessions(here, session()), sessions(here)),
    answering(ownAccountEndpoints.endSession, { success: true }),
  );
  const list = await sessionsPanel();
  await person.click(await list.findByRole('button', { name: 'Sign out: Firefox on Windows' }));
  expect(await messages().findByText('Signed out there')).toBeTruthy();
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(calls.find(({ endpoint }) => endpoint === ownAccountEndpoints.endSession)!.input.params).toEqual({
    id: session().id,
  });
  expect(list.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('all other sessions end at once', async () => {
  const { person } = open(
    inTurn(sessions(here, session()), sessions(here)),
    answering(ownAccountEndpoints.endOtherSessions, { ended: 1 }),
  );
  const list = await sessionsPanel();
  await person.click(await list.findByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
});

test('a session that cannot be ended says why', async () => {
  const { person } = open(
    sessions(here, session()),
    refusing(ownAccountEndpoints.endSession, 404, 'This session has ended already.'),
  );
  await person.click(await (await sessionsPanel()).findByRole('button', { name: 'Sign out: Firefox on Windows' }));
  expect((await messages().findByRole('alert')).textContent).toBe('Error404: This session has ended already.');
});

async function changePassword({ person }: Mounted, current: string, chosen: string): Promise<void> {
  const form = await panel('Password');
  if (current) await person.type(form.getByLabelText('Current password'), current);
  if (chosen) await person.type(form.getByLabelText('New password'), chosen);
  await person.click(form.getByRole('button', { name: 'Change password' }));
}

test('a password is changed, which signs out everywhere else and empties the form', async () => {
  const page = open(answering(ownAccountEndpoints.changePassword, { ended: 2 }));
  await changePassword(page, 'violet umbrella', 'thirteen green bicycles');
  expect((await messages().findByRole('status')).textContent).toBe(
    'Password changedYou are signed out everywhere else.',
  );
  const change = page.calls.find(({ endpoint }) => endpoint === ownAccountEndpoints.changePassword);
  expect(change!.input.body).toEqual({ current: 'violet umbrella', new: 'thirteen green bicycles' });
  const form = await panel('Password');
  expect(form.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('');
});

test('a change that lacks something says so at its fields and is not sent', async () => {
  const page = open();
  await changePassword(page, '', 'short');
  expect(screen.getByText('Enter your current password.')).toBeTruthy();
  expect(screen.getByText('At least 12 characters.')).toBeTruthy();
  expect(page.calls.map(({ endpoint }) => endpoint)).not.toContain(ownAccountEndpoints.changePassword);
});

test('a wrong current password is refused, and what was typed stays', async () => {
  const page = open(refusing(ownAccountEndpoints.changePassword, 400, 'The current password is wrong.'));
  await changePassword(page, 'wrong', 'thirteen green bicycles');
  const form = await panel('Password');
  expect((await form.findByRole('alert')).textContent).toBe('The current password is wrong.');
  expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('thirteen green bicycles');
});

test('an account without a password sets its first one without another', async () => {
  const { person, calls } = open(
    account({ hasPassword: false }),
    answering(ownAccountEndpoints.changePassword, { ended: 0 }),
  );
  const form = await panel('Password');
  expect(form.queryByLabelText('Current password')).toBeNull();
  await person.type(form.getByLabelText('New password'), 'thirteen green bicycles');
  await person.click(form.getByRole('button', { name: 'Set password' }));
  expect((await messages().findByRole('status')).textContent).toBe('Password changed');
  expect(calls.find(({ endpoint }) => endpoint === ownAccountEndpoints.changePassword)!.input.body).toEqual({
    current: '',
    new: 'thirteen green bicycles',
  });
});

test('the theme is chosen for this browser, whatever its system prefers', async () => {
  const { person } = open();
  const appearance = await panel('Appearance');
  expect(appearance.getByRole<HTMLInputElement>('radio', { name: 'Same as your system' }).checked).toBe(true);
  const background = (): string | undefined =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => /--colorNeutralBackground1: ?([^;]+);/.exec(cssText)?.[1])
      .find(Boolean);
  const before = background();
  expect(before).toBe('#ffffff');
  await person.click(appearance.getByRole('radio', { name: 'Dark' }));
  await waitFor(() => expect(background()).not.toBe(before));
  expect(document.documentElement.style.colorScheme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await person.click(appearance.getByRole('radio', { name: 'Same as your system' }));
  await waitFor(() => expect(background()).toBe(before));
  expect(document.documentElement.style.colorScheme).toBe('');
});
