/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { callEndpoints, type CallLog } from '@booking/contracts/calls';
import { guestPreviewEndpoints } from '@booking/contracts/guest-previews';
import type { Role } from '@booking/contracts/roles';
import type { Place } from '@booking/remote-kit/kit';
import {
  answering,
  expectAccessible,
  inTurn,
  oddly,
  onCue,
  refusing,
  renderScreen,
  unreachable,
  type Answering,
} from '@booking/remote-kit/testing';
import { callLog } from './call-log.fixture.ts';
import { Screen } from './call-logs.screen.tsx';

const { list } = callEndpoints;
const choices = answering(callEndpoints.choices, { assistants: [], endReasons: [] });
const noGuestPages = answering(guestPreviewEndpoints.list, []);

const open = (answer: Answering, { role = 'front_desk', guestPages = noGuestPages, at = '/call-logs' } = {}) =>
  renderScreen(Screen, {
    path: '/call-logs',
    at,
    user: { id: '2', name: 'Dana Desk', email: 'dana@hotel.example', role: role as Role },
    answers: [answer, choices, guestPages],
  });

const showing = (...calls: CallLog[]) => open(answering(list, calls));
const cards = () => screen.findAllByRole('listitem');
const wordsOf = ({ children: [head] }: Element) => [...head!.children].map(({ textContent }) => textContent);

test('shows each call with its caller, outcome, start in hotel time, duration and cost, in the order that the API gives', async () => {
  showing(
    callLog({ outcome: 'booked' }),
    callLog({ id: 'call-2', caller: 'Rosa Whitfield', timestamp: '2026-11-10T05:59:59.000Z', duration: 3605, cost: 1 }),
  );
  expect((await cards()).map(wordsOf)).toEqual([
    ['+15125550101', 'Booked', 'Nov 10, 2026 11:53:00 AM', 'Open', '1:35 · $0.12'],
    ['Rosa Whitfield', 'Info Only', 'Nov 9, 2026 11:59:59 PM', 'Open', '60:05 · $1.00'],
  ]);
  const link = screen.getByRole('link', { name: 'Open the call of +15125550101, Nov 10, 2026 11:53:00 AM' });
  expect(link.getAttribute('href')).toBe('/call-logs/call-1');
  await expectAccessible();
});

test.each([
  ['booked', 'Booked', 'good'],
  ['paid_pending', 'Paid Pending', 'info'],
  ['info', 'Info Only', 'warning'],
] as const)('shows the outcome %s as "%s" in the tone %s', async (outcome, label, tone) => {
  showing(callLog({ outcome }));
  const [shown] = await cards();
  expect(within(shown!).getByText(label).dataset['tone']).toBe(tone);
});

test.each([[null], [''], ['refunded']])('shows the outcome %j as "Info Only" in yellow', async (outcome) => {
  open(oddly(list, [{ ...callLog(), outcome }]));
  const [shown] = await cards();
  expect(within(shown!).getByText('Info Only').dataset['tone']).toBe('warning');
});

test('shows notes, and calls whoever is not known "Unknown Caller"', async () => {
  showing(callLog({ caller: null, notes: 'Wants a quiet room.' }));
  const [shown] = await cards();
  expect(within(shown!).getByText('Unknown Caller')).toBeTruthy();
  expect(within(shown!).getByText('Wants a quiet room.')).toBeTruthy();
});

test('opens a transcript where the call is, and closes it again', async () => {
  const { person } = showing(callLog());
  const summary = await screen.findByText('Transcript');
  const details = summary.closest('details')!;
  expect(details.open).toBe(false);
  expect(within(details).getByText(/^AI: Hello\.\s+User: Is there a pool\?$/)).toBeTruthy();
  await person.click(summary);
  expect(details.open).toBe(true);
  await person.click(summary);
  expect(details.open).toBe(false);
});

test.each<[string, Partial<CallLog>, string]>([
  ['in which nobody said anything', {}, 'Nothing was said.'],
  [
    'whose words were deleted',
    { timestamp: '2026-08-10T18:00:00.000Z', transcriptDeletedAt: '2026-11-08T18:00:00.000Z' },
    'Deleted after 90 days.',
  ],
  [
    'that goes on',
    { duration: null, cost: null, endedReason: null },
    'The transcript follows when the call has ended.',
  ],
])('a call %s has no transcript to open and says why', async (_, given, words) => {
  showing(callLog({ transcript: '', ...given }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText('Transcript')).toBeNull();
});

test('only a call that goes on is "in progress", not one that nobody answered', async () => {
  const unanswered = { duration: null, cost: null, transcript: '' };
  showing(
    callLog({ ...unanswered, endedReason: null }),
    callLog({ ...unanswered, id: 'call-2', endedReason: 'customer-did-not-answer' }),
  );
  const [going, over] = await cards();
  expect(within(going!).getByText('in progress')).toBeTruthy();
  expect(within(going!).queryByText('Nothing was said.')).toBeNull();
  expect(over!.textContent).not.toContain('in progress');
});

test('marks a chat on the website as one, and links to its page by that name', async () => {
  showing(callLog({ kind: 'webChat', caller: 'Rosa of the website' }), callLog({ id: 'call-2' }));
  expect(await screen.findAllByText('Web chat')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Open the web chat of Rosa of the website/ })).toBeTruthy();
});

test('links to the page that the caller was texted, as the guest sees it', async () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const page = { id, callId: 'call-1', title: 'Rooms', address: `/preview/${id}`, sentAt: '2026-11-10T17:55:00.000Z' };
  open(answering(list, [callLog(), callLog({ id: 'call-2' })]), {
    guestPages: answering(guestPreviewEndpoints.list, [page]),
  });
  const links = await screen.findAllByRole('link', { name: /^View as the guest/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/preview/${id}`]);
});

test('Refresh puts a call that has just ended at the top, and says so while it waits', async () => {
  const newer = onCue(answering(list, [callLog({ id: 'call-2', caller: '+15125550199' }), callLog()]));
  const { person } = open(inTurn(answering(list, [callLog()]), newer));
  await cards();
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  const button = await screen.findByRole('button', { name: 'Refreshing…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(await cards()).toHaveLength(1);
  newer.arrive();
  await waitFor(async () => expect(await cards()).toHaveLength(2));
  expect((await cards())[0]!.textContent).toContain('+15125550199');
});

test('shows a wait, tells why the calls could not be loaded, and loads them by "Try again"', async () => {
  const failing = onCue(refusing(list, 500, 'The database is away.'));
  const { person, calls } = open(inTurn(failing, answering(list, [callLog()])));
  expect(screen.getByRole('progressbar', { name: 'Loading the calls…' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Call Logs' })).toBeTruthy();
  failing.arrive();
  const failure = within(await screen.findByRole('alert'));
  expect(failure.getByText('The calls could not be loaded')).toBeTruthy();
  expect(failure.getByText('500: The database is away.')).toBeTruthy();
  expect(calls.filter(({ endpoint }) => endpoint === list)).toHaveLength(1);
  await person.click(failure.getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure without words shows its status', async () => {
  const { person } = open(refusing(list, 500, 'The database is away.'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  globalThis.fetch = () => Promise.resolve(new Response('', { status: 502, statusText: 'Bad Gateway' }));
  await person.click(again);
  expect(await screen.findByText('502: Bad Gateway')).toBeTruthy();
});

test('says that the server cannot be reached without a connection', async () => {
  open(unreachable(list));
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('The server cannot be reached. Check the connection and try again.');
});

test('tells somebody who may not see the calls whom to ask', async () => {
  open(refusing(list, 403, 'Your role does not permit this.'));
  expect(await screen.findByText('Your role does not include the calls. Ask the owner of the account.')).toBeTruthy();
});

test('without any calls says where they will appear', async () => {
  showing();
  expect(await screen.findByText('No call logs found')).toBeTruthy();
  expect(screen.getByText('Calls of this mode will be listed here as they end')).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a viewer reads the calls, and is not offered the export', async () => {
  open(answering(list, [callLog()]), { role: 'viewer' });
  expect(await cards()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});

test.each<[string, Partial<CallLog>, number]>([
  ['that was spoken has', {}, 1],
  ['without a transcript has no', { transcript: '' }, 0],
  ['that goes on has no', { duration: null, endedReason: null }, 0],
])('a call %s place for actions of other remotes, which says which call it is', async (_, given, count) => {
  const Slots = (place: Place) => <p>Actions {JSON.stringify(place)}</p>;
  renderScreen(Screen, {
    path: '/call-logs',
    answers: [answering(list, [callLog(given)]), choices, noGuestPages],
    hostApi: { Slots },
  });
  expect(await cards()).toHaveLength(1);
  const place = { name: 'call-action', callId: 'call-1', of: '+15125550101, Nov 10, 2026 11:53:00 AM' };
  expect(screen.queryAllByText(`Actions ${JSON.stringify(place)}`)).toHaveLength(count);
});
