/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { callInsightsEndpoints, type CallInsights } from '@booking/contracts/call-insights';
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
  type Answering,
} from '@booking/remote-kit/testing';
import { askedQuestion, busyWeek, questionGroup, quietWeek } from './call-insights.fixture.ts';
import { Screen } from './call-insights.screen.tsx';

const { week } = callInsightsEndpoints;

const open = (answer: Answering, { at, role = 'manager' }: { at?: string; role?: Role } = {}) =>
  renderScreen(Screen, {
    path: '/call-insights',
    ...(at !== undefined && { at }),
    user: { id: '2', name: 'Max Manager', email: 'max@hotel.example', role },
    answers: [answer],
    hostApi: { Slots: (place: Place) => <p>{JSON.stringify(place)}</p> },
  });
const showing = (given: CallInsights, role: Role = 'manager') => open(answering(week, given), { role });

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const linesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('shows how many called and booked, how long it took and what it cost', async () => {
  showing(busyWeek());
  const figures = await region('Figures of the week');
  const shown = figures
    .getAllByRole('term')
    .map((term) => [...term.parentElement!.children].map(({ textContent }) => textContent));
  expect(shown).toEqual([
    ['Calls', '1,200'],
    ['Wanted a room', '8'],
    ['Booked', '2', '25% of those who wanted a room'],
    ['Minutes', '61.3', '5.1 per call', '30.6 per booking'],
    ['AI cost', '$4.50', '$0.38 per call', '$2.25 per booking', 'plus $0.12 for chats'],
    ['Unsuccessful', '1', 'By Vapi’s own analysis'],
  ]);
  await expectAccessible();
});

test('a week without a booking shares nothing by nothing', async () => {
  const minutes = { total: 4, perCall: 2, perBooking: null };
  showing(busyWeek({ wantedRoom: 0, booked: 0, minutes }));
  const figures = await region('Figures of the week');
  expect(figures.getByText('No booking to share it')).toBeTruthy();
  expect(figures.queryByText(/%/)).toBeNull();
});

test('a question leads to an entry with it, to a golden call of it, and to the calls it was asked in', async () => {
  const chat = askedQuestion({ callId: 'chat 1', isChat: true, reply: null, source: 'search' });
  showing(busyWeek({ questions: [questionGroup({ language: 'es', examples: [askedQuestion(), chat] })] }));
  const list = within(
    await screen.findByRole('list', { name: 'Questions without an answer, the most frequent first' }),
  );
  expect(list.getByText('Is the pool heated?')).toBeTruthy();
  expect(list.getByText('Spanish')).toBeTruthy();
  expect(list.getByText('Asked 3 times in 2 conversations')).toBeTruthy();
  const add = list.getByRole('link', { name: 'Add documentation: Is the pool heated?' });
  const { pathname, searchParams } = new URL(add.getAttribute('href')!, 'http://localhost');
  expect([pathname, searchParams.get('title'), searchParams.get('content')]).toEqual([
    '/ai-documentation',
    'Pool heated',
    'When a caller asks “Is the pool heated?”, answer: ',
  ]);
  const place = { name: 'call-action', callId: 'call-1', of: 'Is the pool heated?' };
  expect(list.getByText(JSON.stringify(place))).toBeTruthy();
  expect(list.getByText('Assistant: I am not sure about that.')).toBeTruthy();
  expect(list.getByRole('link', { name: 'Open the call', hidden: true }).getAttribute('href')).toBe('/call-logs/call-1');
  expect(list.getByRole('link', { name: 'Open the chat', hidden: true }).getAttribute('href')).toBe(
    '/call-logs/chat%201',
  );
});

test('whoever may not change the documentation is offered no entry', async () => {
  showing(busyWeek(), 'viewer');
  expect(await screen.findByText('Is the pool heated?')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Add documentation/ })).toBeNull();
});

test('the most frequent twenty groups come first, and all of them when asked for', async () => {
  const questions = Array.from({ length: 21 }, (_, at) => questionGroup({ key: `k${at}`, question: `Question ${at}?` }));
  const { person } = showing(busyWeek({ unanswered: 63, questions }));
  expect(await screen.findByText('63 questions')).toBeTruthy();
  expect(screen.queryByText('Question 20?')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Show all 21 groups' }));
  expect(screen.getByText('Question 20?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('says why callers did not book, with what they said and where', async () => {
  showing(busyWeek());
  const list = within(await screen.findByRole('list', { name: 'Reasons, the most frequent first' }));
  expect(list.getByText('Price')).toBeTruthy();
  expect(list.getByText('“That is too much.”')).toBeTruthy();
  expect(list.getByText('Hung up')).toBeTruthy();
  expect(list.getByText('Nothing was said of it.')).toBeTruthy();
  expect(list.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual([
    '/call-logs/call-2',
    '/call-logs/call-3',
  ]);
});

test('shows the busiest hour, all hours as a table, the languages and the cost by part', async () => {
  showing(busyWeek());
  expect(await screen.findByText('Busiest at 9 AM: 7 calls')).toBeTruthy();
  const hours = linesOf(screen.getByRole('table', { name: 'Calls and bookings by hour of the day' }));
  expect(hours).toHaveLength(25);
  expect(hours[10]).toEqual(['9 AM', '7', '2']);
  expect(linesOf(screen.getByRole('table', { name: 'Languages' })).slice(1)).toEqual([
    ['Spanish', '3', '1'],
    ['Not known', '1', '0'],
  ]);
  expect(linesOf(screen.getByRole('table', { name: 'Cost by part' })).slice(1)).toEqual([
    ['Model', '$3.0000', '$1.5000'],
    ['Other', '$1.5000', '–'],
  ]);
});

test('a week without calls says so, and still leads to the week before', async () => {
  showing(quietWeek());
  expect(await screen.findByText('No calls in this week')).toBeTruthy();
  expect(screen.getByText('Nov 9, 2026 to Nov 15, 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Previous week' }).getAttribute('href')).toBe('/call-insights?week=2026-11-02');
  expect(screen.queryByRole('link', { name: 'Next week' })).toBeNull();
  await expectAccessible();
});

test('a week in which everything was answered and booked says so', async () => {
  showing(busyWeek({ questions: [], unanswered: 0, notBooked: [] }));
  expect(await screen.findByText('Every question had an answer')).toBeTruthy();
  expect(screen.getByText('Nobody who wanted a room went without')).toBeTruthy();
});

test('asks for the week of the address, which leads to the weeks beside it', async () => {
  const { calls } = open(answering(week, busyWeek({ from: '2026-11-02', to: '2026-11-08', isRunning: false })), {
    at: '/call-insights?week=2026-11-04',
  });
  const next = await screen.findByRole('link', { name: 'Next week' });
  expect(next.getAttribute('href')).toBe('/call-insights?week=2026-11-09');
  expect(screen.getByRole('link', { name: 'This week' }).getAttribute('href')).toBe('/call-insights');
  expect(calls.map(({ input }) => input.query)).toEqual([{ week: '2026-11-04' }]);
});

test('a reason of a newer API stands as it came', async () => {
  const given = busyWeek();
  open(oddly(week, { ...given, notBooked: [{ reason: 'no_parking', count: 1, examples: [] }] }));
  expect(await screen.findByText('no_parking')).toBeTruthy();
});

test('shows a wait, tells why it could not be loaded, and loads it by "Try again"', async () => {
  const failing = onCue(refusing(week, 500, 'The database is away.'));
  const { person } = open(inTurn(failing, answering(week, busyWeek())));
  expect(screen.getByRole('progressbar', { name: 'Loading what the calls teach…' })).toBeTruthy();
  failing.arrive();
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('The database is away.');
  await person.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Figures of the week' })).toBeTruthy();
});

test('tells somebody who may not see it whom to ask', async () => {
  open(refusing(week, 403, 'No.'));
  expect(await screen.findByText('You do not have access')).toBeTruthy();
});
