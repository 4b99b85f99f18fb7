/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { liveCallEndpoints, type LiveCall } from '@booking/contracts/live-calls';
import type { Role } from '@booking/contracts/roles';
import { answering, expectAccessible, inTurn, refusing, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { Screen } from './live-calls.screen.tsx';

const { list, listen, end } = liveCallEndpoints;

const turn = (speaker: 'assistant' | 'guest', text: string): LiveCall['turns'][number] => ({
  ...{ speaker, text },
  at: '2026-11-10T17:59:30.000Z',
});
const live = (given: Partial<LiveCall> = {}): LiveCall => ({
  ...{ id: 'call-1', caller: '+15125550101', guestName: null, assistantName: 'Guest line' },
  ...{ startedAt: '2026-11-10T17:58:30.000Z', canListen: true, canEnd: true },
  turns: [turn('assistant', 'How can I help?')],
  ...given,
});

const open = (answers: Answering[], role: Role = 'manager') =>
  renderScreen(Screen, {
    path: '/live-calls',
    user: { id: '2', name: 'Max Manager', email: 'max@hotel.example', role },
    answers,
  });
const who = '(512) 555-0101';
const call = async () => within(await screen.findByRole('region', { name: who }));

test('shows who is on the line, for how long, and what is said', async () => {
  open([answering(list, [live()])]);
  const shown = await call();
  expect(shown.getByText('Guest line')).toBeTruthy();
  expect(shown.getByText(/^1:3\d so far$/)).toBeTruthy();
  expect(shown.getByRole('log').textContent).toBe('AssistantHow can I help?');
  expect(shown.getByRole('link', { name: `Open the call: ${who}` }).getAttribute('href')).toBe('/call-logs/call-1');
  await expectAccessible();
});

test('adds what is said next without a press, and takes away a call that is over', async () => {
  const next = live({ turns: [turn('assistant', 'How can I help?'), turn('guest', 'A room, please.')] });
  open([inTurn(answering(list, [live()]), answering(list, [next]), answering(list, []))]);
  expect((await call()).queryByText('A room, please.')).toBeNull();
  expect(await screen.findByText('A room, please.', {}, { timeout: 4000 })).toBeTruthy();
  expect(await screen.findByText('Nobody is on the line', {}, { timeout: 4000 })).toBeTruthy();
}, 15_000);

test('a call in which nothing was said says so, by the name of its guest', async () => {
  open([answering(list, [live({ guestName: 'Maria Lopez', turns: [] })])]);
  const shown = within(await screen.findByRole('region', { name: 'Maria Lopez' }));
  expect(shown.getByText('Nothing was said yet.')).toBeTruthy();
});

test('plays the call, and stops', async () => {
  const { person } = open([answering(list, [live()]), answering(listen, { address: '/api/admin/live-calls/call-1/sound' })]);
  await person.click(await screen.findByRole('button', { name: `Listen: ${who}` }));
  const sound = await screen.findByLabelText(`Sound of the call: ${who}`);
  expect(sound.getAttribute('src')).toBe('/api/admin/live-calls/call-1/sound');
  await person.click(screen.getByRole('button', { name: `Stop listening: ${who}` }));
  expect(screen.queryByLabelText(`Sound of the call: ${who}`)).toBeNull();
});

test('says why nobody can listen', async () => {
  const { person, toasts } = open([answering(list, [live()]), refusing(listen, 409, 'The call is over.')]);
  await person.click(await screen.findByRole('button', { name: `Listen: ${who}` }));
  await waitFor(() => expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: '409: The call is over.' }]));
});

test('an account that lets nobody listen or end says so and offers neither', async () => {
  open([answering(list, [live({ canListen: false, canEnd: false })])]);
  const shown = await call();
  expect(shown.getByText('Your Vapi account does not let anybody listen.')).toBeTruthy();
  expect(shown.queryByRole('button')).toBeNull();
});

test('ends a call once it is confirmed', async () => {
  const { person, calls, toasts } = open([answering(list, [live()]), answering(end, { id: 'call-1' })]);
  await person.click(await screen.findByRole('button', { name: `End call: ${who}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `End the call: ${who}` }));
  expect(calls.filter(({ endpoint }) => endpoint === end)).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'End call' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'The call was ended.' }]));
  expect(calls.filter(({ endpoint }) => endpoint === end).map(({ input }) => input.params)).toEqual([{ id: 'call-1' }]);
});

test.each<Role>(['front_desk', 'viewer'])('the role %s reads what is said, and can neither listen nor end', async (role) => {
  open([answering(list, [live()])], role);
  const shown = await call();
  expect(shown.getByText('How can I help?')).toBeTruthy();
  expect(shown.queryByRole('button')).toBeNull();
});

test('says why it could not be loaded', async () => {
  open([refusing(list, 500, 'The database is away.')]);
  expect((await screen.findByRole('alert')).textContent).toContain('The live calls could not be loaded');
});
