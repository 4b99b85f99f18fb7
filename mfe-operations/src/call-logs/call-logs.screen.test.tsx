/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { callEndpoints, type CallLog } from '@booking/contracts/calls';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { guestPreviewEndpoints } from '@booking/contracts/guest-previews';
import type { Role } from '@booking/contracts/roles';
import { savedViewEndpoints } from '@booking/contracts/saved-views';
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
const others = [
  answering(callEndpoints.choices, { assistants: [], endReasons: [] }),
  answering(callEndpoints.count, { count: 1234, isCapped: true }),
  answering(savedViewEndpoints.list, []),
];
const nothingNew = answering(dashboardEndpoints.newCalls, { count: 0, inProgress: 1 });
const noGuestPages = answering(guestPreviewEndpoints.list, []);

type Options = { role?: string; guestPages?: Answering; at?: string; more?: Answering[]; hostApi?: object };

const open = (
  answer: Answering,
  {
    role = 'front_desk',
    guestPages = noGuestPages,
    at = '/call-logs',
    more = [nothingNew],
    hostApi = {},
  }: Options = {},
) =>
  renderScreen(Screen, {
    path: '/call-logs',
    at,
    user: { id: '2', name: 'Dana Desk', email: 'dana@hotel.example', role: role as Role },
    answers: [answer, ...others, guestPages, ...more],
    hostApi,
  });

const showing = (...calls: CallLog[]) => open(answering(list, calls));
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Recent Calls' }))
    .getAllByRole('row')
    .slice(1);
const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
const choose = async (person: UserEvent, action: string) => {
  await person.click((await screen.findAllByRole('button', { name: /^Actions for / }))[0]!);
  await person.click(await screen.findByRole('menuitem', { name: action }));
};
const transcript = async (person: UserEvent) => {
  await choose(person, 'Show transcript');
  return within(await screen.findByRole('dialog', { name: 'Transcript' }));
};

test('shows each call with its time at the hotel, caller, assistant, outcome, summary, duration and cost, in the order of the API', async () => {
  showing(
    callLog({
      outcome: 'booked',
      guestName: 'Maria Lopez',
      assistantName: 'Guest line',
      summary: 'Books a king room.',
    }),
    callLog({ id: 'call-2', caller: 'Rosa Whitfield', timestamp: '2026-11-10T05:59:59.000Z', duration: 3605, cost: 1 }),
  );
  expect((await rows()).map(cellsOf)).toEqual([
    [
      ...['Nov 10, 2026 11:53:00 AM', 'Maria Lopez(512) 555-0101', 'Guest line', 'Booked', 'Books a king room.'],
      ...['1:35', '$0.12', ''],
    ],
    ['Nov 9, 2026 11:59:59 PM', 'Rosa Whitfield', '–', 'Info Only', '–', '60:05', '$1.00', ''],
  ]);
  const link = screen.getByRole('link', { name: /^Maria Lopez/ });
  expect(link.getAttribute('href')).toBe('/call-logs/call-1');
  expect(await screen.findByText('1,234+ calls')).toBeTruthy();
  await expectAccessible();
});

test('a row leads to the page of its call, which leads back to these filters', async () => {
  const { person, address } = open(answering(list, [callLog()]), { at: '/call-logs?outcome=info' });
  await person.click(within((await rows())[0]!).getByText('Info Only'));
  expect(address()).toBe('/call-logs/call-1?outcome=info');
});

test('sorts by time, duration and cost, and not while words are searched for', async () => {
  const { person, address, calls } = showing(callLog());
  await rows();
  await person.click(screen.getByRole('button', { name: 'Duration' }));
  await waitFor(() => expect(address()).toMatch(/sort=-?duration/));
  const asked = () => calls.findLast(({ endpoint }) => endpoint === list)?.input.query;
  await waitFor(() => expect(asked()).toMatchObject({ sort: expect.stringMatching(/duration/) }));
});

test.each([
  ['booked', 'Booked', 'good'],
  ['paid_pending', 'Paid Pending', 'info'],
  ['info', 'Info Only', 'warning'],
] as const)('shows the outcome %s as "%s" in the tone %s', async (outcome, label, tone) => {
  showing(callLog({ outcome }));
  const [shown] = await rows();
  expect(within(shown!).getByText(label).dataset['tone']).toBe(tone);
});

test.each([[null], [''], ['refunded']])('shows the outcome %j as "Info Only" in yellow', async (outcome) => {
  open(oddly(list, [{ ...callLog(), outcome }]));
  const [shown] = await rows();
  expect(within(shown!).getByText('Info Only').dataset['tone']).toBe('warning');
});

test('calls whoever is not known "Unknown Caller"', async () => {
  showing(callLog({ caller: null }));
  expect(within((await rows())[0]!).getByText('Unknown Caller')).toBeTruthy();
});

test('opens transcript and notes without leaving the list', async () => {
  const { person, address } = showing(callLog({ notes: 'Wants a quiet room.' }));
  const dialog = await transcript(person);
  expect(dialog.getByText(/^AI: Hello\.\s+User: Is there a pool\?$/)).toBeTruthy();
  expect(dialog.getByText('Wants a quiet room.')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Open call' }).getAttribute('href')).toBe('/call-logs/call-1');
  await expectAccessible();
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/call-logs');
});

test.each<[string, Partial<CallLog>, string]>([
  ['in which nobody said anything', {}, 'No conversation.'],
  [
    'whose words were deleted',
    { timestamp: '2026-08-10T18:00:00.000Z', transcriptDeletedAt: '2026-11-08T18:00:00.000Z' },
    'Deleted after 90 days.',
  ],
  ['that goes on', { duration: null, cost: null, endedReason: null }, 'Transcript available after the call.'],
])('a call %s has no transcript and says why', async (_, given, words) => {
  const { person } = showing(callLog({ transcript: '', ...given }));
  expect((await transcript(person)).getByText(words)).toBeTruthy();
});

test('only a call that goes on is "In progress", not one that nobody answered', async () => {
  const unanswered = { duration: null, cost: null, transcript: '' };
  showing(
    callLog({ ...unanswered, endedReason: null }),
    callLog({ ...unanswered, id: 'call-2', endedReason: 'customer-did-not-answer' }),
  );
  const [going, over] = await rows();
  expect(within(going!).getByText('In progress')).toBeTruthy();
  expect(over!.textContent).not.toContain('In progress');
});

test('marks a chat on the website as one', async () => {
  showing(callLog({ kind: 'webChat', caller: 'Rosa of the website' }), callLog({ id: 'call-2' }));
  expect(await screen.findAllByText('Web chat')).toHaveLength(1);
});

test('leads to the page that the caller was texted, as the guest sees it', async () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const page = { id, callId: 'call-1', title: 'Rooms', address: `/preview/${id}`, sentAt: '2026-11-10T17:55:00.000Z' };
  const { person, address } = open(answering(list, [callLog()]), {
    guestPages: answering(guestPreviewEndpoints.list, [page]),
  });
  await choose(person, 'Preview guest page');
  expect(address()).toBe(`/preview/${id}`);
});

test('a link to one call leads to its page', async () => {
  const { address } = open(answering(list, []), { at: '/call-logs?call=call%201&q=king' });
  await waitFor(() => expect(address()).toBe('/call-logs/call%201?q=king'));
});

test('counts calls that came while the list is open, and shows them when asked', async () => {
  const newer = [callLog({ id: 'call-2', caller: '+15125550199' }), callLog()];
  const { person, calls } = open(inTurn(answering(list, [callLog()]), answering(list, newer)), {
    more: [answering(dashboardEndpoints.newCalls, { count: 3 })],
  });
  await person.click(await screen.findByRole('button', { name: '3 new calls: show' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  const since = calls.find(({ endpoint }) => endpoint === dashboardEndpoints.newCalls)?.input.query;
  expect(since).toEqual({ since: callLog().timestamp });
});

test('a call in progress shows how it ended by itself', async () => {
  const timestamp = new Date(Date.now() - 60_000).toISOString();
  const going = callLog({ duration: null, cost: null, endedReason: null, transcript: '', timestamp });
  open(answering(list, [going]), {
    more: [
      answering(dashboardEndpoints.newCalls, { count: 0, inProgress: 0 }),
      answering(callEndpoints.detail, {
        ...callLog({ timestamp, outcome: 'booked', duration: 61 }),
        ...{ status: 'ended', assistantName: null, endedAt: null, latencyMs: null, summary: 'Booked a room.' },
        ...{ costParts: {}, turns: [], toolCalls: [] },
      }),
    ],
  });
  await waitFor(async () => expect(cellsOf((await rows())[0]!)).toContain('Booked a room.'));
  expect(cellsOf((await rows())[0]!)).toEqual(expect.arrayContaining(['Booked', '1:01']));
});

test('Refresh puts a call that has just ended at the top, and says so while it waits', async () => {
  const newer = onCue(answering(list, [callLog({ id: 'call-2', caller: '+15125550199' }), callLog()]));
  const { person } = open(inTurn(answering(list, [callLog()]), newer));
  await rows();
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  const button = await screen.findByRole('button', { name: 'Refreshing…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(await rows()).toHaveLength(1);
  newer.arrive();
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect((await rows())[0]!.textContent).toContain('(512) 555-0199');
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
  expect(await rows()).toHaveLength(1);
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
  expect(screen.queryByRole('table')).toBeNull();
});

test('a viewer reads the calls, and is not offered the export', async () => {
  open(answering(list, [callLog()]), { role: 'viewer' });
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});

test.each<[string, Partial<CallLog>, number]>([
  ['that was spoken has', {}, 1],
  ['without a transcript has no', { transcript: '' }, 0],
  ['that goes on has no', { duration: null, endedReason: null }, 0],
])('a call %s place for actions of other remotes, which says which call it is', async (_, given, count) => {
  const Slots = (place: Place) => <p>Actions {JSON.stringify(place)}</p>;
  const { person } = open(answering(list, [callLog(given)]), { hostApi: { Slots } });
  await transcript(person);
  const place = { name: 'call-action', callId: 'call-1', of: '+15125550101, Nov 10, 2026 11:53:00 AM' };
  expect(screen.queryAllByText(`Actions ${JSON.stringify(place)}`)).toHaveLength(count);
});
