/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { modeEndpoints, type Mode } from '@booking/contracts/mode';
import { ownAccountEndpoints } from '@booking/contracts/own-account';
import type { User } from '@booking/contracts/session';
import { answering, inTurn, onCue, refusing, unreachable, waiting, type Answering } from '@booking/remote-kit/testing';
import { owner, renderConsole, type Mounted } from '../../testing/render-console.tsx';
import { openAccount } from '../../testing/open-account.ts';
import { remote } from '../../testing/remote.fixture.ts';
import { pass, stopTime } from '../../testing/timers.ts';

const mode = (is: Mode): Answering =>
  answering(modeEndpoints.read, { mode: is, success: true, settings: { mode: is } });
const change = answering(modeEndpoints.change, ({ body }) => ({ success: true, settings: { mode: body.mode } }));
const open = (answers: Answering[], user: User = owner): Mounted =>
  renderConsole({ at: '/nothing-here', user, answers });

const banner = () => within(screen.getByRole('banner'));
const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Live mode' });
const question = () => screen.queryByRole('dialog', { name: /^Switch the whole hotel to/ });
async function switchMode(person: UserEvent): Promise<void> {
  await person.click(toggle());
  await person.click(await screen.findByRole('button', { name: /^Switch to / }));
}
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));

test('the badge says "Loading..." until the mode is known, and nothing can be switched before', async () => {
  const answer = onCue(mode('test'));
  open([answer]);
  expect(banner().getByText('Loading...')).toBeTruthy();
  expect(toggle().disabled).toBe(true);
  answer.arrive();
  expect(await banner().findByText('TEST')).toBeTruthy();
  expect(banner().queryByText('Loading...')).toBeNull();
  expect(toggle().disabled).toBe(false);
  expect(toggle().checked).toBe(false);
});

test('switching, once confirmed, waits for the answer, shows the mode it says and tells of it', async () => {
  const answer = onCue(change);
  const { person, calls } = open([inTurn(mode('test'), waiting(modeEndpoints.read)), answer]);
  await banner().findByText('TEST');
  await switchMode(person);
  expect(toggle().disabled).toBe(true);
  expect(banner().getByText('TEST')).toBeTruthy();
  answer.arrive();
  expect(await banner().findByText('LIVE')).toBeTruthy();
  expect(toggle().checked).toBe(true);
  expect((await messages().findByRole('status')).textContent).toBe('Mode SwitchedYou are now in live mode.');
  expect(calls.filter(({ endpoint }) => endpoint === modeEndpoints.change).map(({ input }) => input.body)).toEqual([
    { mode: 'live' },
  ]);
  expect(calls.filter(({ endpoint }) => endpoint === modeEndpoints.read)).toHaveLength(2);
});

test('asks first, says what changes and who switched last, and changes nothing on Cancel', async () => {
  const lastSwitch = { at: '2026-11-21T16:05:09.000Z', by: 'Marco Manager' };
  const read = answering(modeEndpoints.read, { mode: 'test', success: true, settings: { mode: 'test' }, lastSwitch });
  const { person, calls } = open([read]);
  await banner().findByText('TEST');
  await person.click(toggle());
  const dialog = await screen.findByRole('dialog', { name: 'Switch the whole hotel to live mode?' });
  expect(dialog.textContent).toContain('Cards are charged, and rooms are booked in your Cloudbeds property.');
  expect(dialog.textContent).toContain('Switched to test by Marco Manager on Nov 21, 2026 10:05:09 AM.');
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(question()).toBeNull();
  expect(toggle().checked).toBe(false);
  expect(calls.filter(({ endpoint }) => endpoint === modeEndpoints.change)).toEqual([]);
});

test('a strip under the header says in test mode that nothing is real, and is gone in live mode', async () => {
  const { person } = open([inTurn(mode('test'), mode('live')), change]);
  const strip = await screen.findByRole('complementary', { name: 'Mode' });
  expect(strip.textContent).toBe('Test mode. Nothing you see here is real.');
  await switchMode(person);
  await banner().findByText('LIVE');
  expect(screen.queryByRole('complementary', { name: 'Mode' })).toBeNull();
});

test('a change that is refused says why, and the mode stays', async () => {
  const why = 'Live mode is not set up: VAPI_LIVE_API_KEY missing.';
  const { person } = open([refusing(modeEndpoints.change, 409, why)]);
  await banner().findByText('TEST');
  await switchMode(person);
  expect((await messages().findByRole('alert')).textContent).toBe(`Mode Switch Failed409: ${why}`);
  expect(banner().getByText('TEST')).toBeTruthy();
  expect(toggle().checked).toBe(false);
  expect(toggle().disabled).toBe(false);
});

test('a change that does not reach the server fails in the same way and is tried once', async () => {
  const { person, calls } = open([unreachable(modeEndpoints.change)]);
  await banner().findByText('TEST');
  await switchMode(person);
  expect((await messages().findByRole('alert')).textContent).toContain('Mode Switch Failed');
  await waitFor(() => expect(toggle().disabled).toBe(false));
  expect(calls.filter(({ endpoint }) => endpoint === modeEndpoints.change)).toHaveLength(1);
});

test.each([
  ['viewer', true],
  ['front_desk', true],
  ['manager', false],
] as const)('a %s sees the mode, and whether the switch is disabled is %s', async (role, isDisabled) => {
  open([], { ...owner, role });
  expect(await banner().findByText('TEST')).toBeTruthy();
  expect(toggle().disabled).toBe(isDisabled);
});

test('what a page shows of a mode is asked for again once the mode changed', async () => {
  const sessions = answering(ownAccountEndpoints.sessions, []);
  const account = answering(ownAccountEndpoints.account, { hasPassword: true, secondFactor: false, recoveryCodes: 0 });
  const { person, calls } = renderConsole({
    at: '/account',
    answers: [inTurn(mode('test'), mode('live')), change, sessions, account],
  });
  const asked = (): number => calls.filter(({ endpoint }) => endpoint === ownAccountEndpoints.sessions).length;
  await waitFor(() => expect(asked()).toBe(1));
  await banner().findByText('TEST');
  await switchMode(person);
  await waitFor(() => expect(asked()).toBe(2));
});

/** Browsers take the focus from a control that is disabled, which this document does not. */
function loseFocus(control: HTMLInputElement): void {
  control.disabled = false;
  control.blur();
  control.disabled = true;
}

test('the control has the focus again once it can be used again', async () => {
  const answer = onCue(change);
  const { person } = open([answer]);
  await banner().findByText('TEST');
  await switchMode(person);
  loseFocus(toggle());
  answer.arrive();
  await waitFor(() => expect(toggle().disabled).toBe(false));
  expect(document.activeElement).toBe(toggle());
});

const attic = { path: '/attic', title: 'Attic', screen: 'screen', frame: 'console' as const };
const lamps = remote({ routes: [attic], nav: [{ label: 'Attic', path: '/attic', icon: 'home', order: 10 }] });

test('what was shown of the other mode, and is not looked at, is forgotten', async () => {
  const sessions = answering(ownAccountEndpoints.sessions, []);
  const account = answering(ownAccountEndpoints.account, { hasPassword: true, secondFactor: false, recoveryCodes: 0 });
  const { person } = renderConsole({
    at: '/account',
    boot: { remotes: [lamps] },
    answers: [
      ...[inTurn(mode('test'), mode('live')), change],
      ...[sessions, inTurn(account, waiting(ownAccountEndpoints.account))],
    ],
  });
  const go = (name: RegExp) => person.click(within(screen.getByRole('navigation')).getByRole('link', { name }));
  const panel = () => screen.queryByRole('button', { name: 'Change password' });
  await waitFor(() => expect(panel()).toBeTruthy());
  await go(/Attic/);
  await waitFor(() => expect(panel()).toBeNull());
  await switchMode(person);
  await banner().findByText('LIVE');
  await openAccount(person);
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  expect(panel()).toBeNull();
});

test('the mode is asked for every 30 seconds, so everybody follows it', async () => {
  stopTime();
  open([inTurn(mode('test'), mode('live'), mode('test'))]);
  await pass(0);
  await pass(25_000);
  expect(banner().getByText('TEST')).toBeTruthy();
  await pass(5_000);
  expect(banner().getByText('LIVE')).toBeTruthy();
  expect(toggle().checked).toBe(true);
  await pass(30_000);
  expect(banner().getByText('TEST')).toBeTruthy();
});

test('a mode that cannot be read leaves the switch disabled until a later poll brings it', async () => {
  stopTime();
  open([inTurn(refusing(modeEndpoints.read, 503, 'The database is away.'), mode('test'))]);
  await pass(0);
  expect(toggle().disabled).toBe(true);
  expect(banner().queryByText(/TEST|LIVE/)).toBeNull();
  await pass(30_000);
  expect(banner().getByText('TEST')).toBeTruthy();
  expect(toggle().disabled).toBe(false);
});
