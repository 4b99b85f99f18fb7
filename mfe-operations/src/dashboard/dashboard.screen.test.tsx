/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { alertEndpoints } from '@booking/contracts/alerts';
import { dashboardEndpoints, type DashboardMetrics } from '@booking/contracts/dashboard';
import type { Role } from '@booking/contracts/roles';
import type { Place } from '@booking/remote-kit/kit';
import { answering, expectAccessible, oddly, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { alert, dashboardAnswers, days, metrics, recentCall } from './dashboard.fixture.ts';
import { Screen } from './dashboard.screen.tsx';

const open = (others: Answering[] = [], role: Role = 'owner') =>
  renderScreen(Screen, {
    path: '/',
    user: { id: '2', name: 'Olivia Owner', email: 'owner@hotel.example', role },
    answers: dashboardAnswers(...others),
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const toneOf = ({ dataset }: HTMLElement) => dataset['tone'];

test('shows the figures of today against yesterday, and the cost of 30 days', async () => {
  const { calls } = open();
  const cards = ['Calls Today', 'AI Costs Today', 'Revenue Today', 'Total AI Costs'];
  await region('Calls Today');
  expect(cards.map((name) => screen.getByRole('region', { name }).textContent)).toEqual([
    'Calls Today1,234+12% vs yesterday by this hour',
    'AI Costs Today$1.23-3% vs yesterday by this hour',
    'Revenue Today$1,230.000% vs yesterday by this hour',
    'Total AI Costs$90.00Last 30 days, $3.00 a day',
  ]);
  await screen.findByRole('table');
  await expectAccessible();
  const asked = (endpoint: unknown) =>
    calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input.query);
  expect(asked(dashboardEndpoints.recentCalls)).toEqual([{ limit: 10 }]);
  expect(asked(dashboardEndpoints.daily)).toEqual([{ days: 30 }]);
});

test.each<[string, Partial<DashboardMetrics>, string[]]>([
  [
    'more calls and revenue at less cost are all good',
    { callsChange: '+50%', vapiCostChange: '-25%', revenueChange: '+100%' },
    ['good', 'good', 'good'],
  ],
  [
    'fewer calls, less revenue and more cost are all bad',
    { callsChange: '-67%', vapiCostChange: '+67%', revenueChange: '-50%' },
    ['bad', 'bad', 'bad'],
  ],
  [
    'no change is neutral, but not for costs, which are good only when they fall',
    { callsChange: '0%', vapiCostChange: '0%', revenueChange: '0%' },
    ['neutral', 'bad', 'neutral'],
  ],
])('%s', async (_, given, tones) => {
  open([answering(dashboardEndpoints.metrics, metrics(given))]);
  const cards = [await region('Calls Today'), await region('AI Costs Today'), await region('Revenue Today')];
  const changes = [given.callsChange, given.vapiCostChange, given.revenueChange];
  expect(cards.map((card, at) => toneOf(card.getByText(changes[at]!)))).toEqual(tones);
});

test('after a day of nothing says that there is nothing to compare with', async () => {
  open([answering(dashboardEndpoints.metrics, metrics({ callsChange: '–', vapiCostChange: '–', revenueChange: '–' }))]);
  const said = [
    ['Calls Today', 'No calls by this time yesterday'],
    ['AI Costs Today', 'No costs by this time yesterday'],
    ['Revenue Today', 'No revenue by this time yesterday'],
  ] as const;
  for (const [name, words] of said) expect(toneOf((await region(name)).getByText(words))).toBe('neutral');
});

test('a call in progress says so, and how long it goes on; all of them are counted', async () => {
  open([
    answering(dashboardEndpoints.recentCalls, [
      recentCall({ duration: null, cost: null, isInProgress: true, timestamp: '2026-11-10T17:58:00.000Z' }),
    ]),
    answering(dashboardEndpoints.newCalls, { count: 0, inProgress: 2 }),
  ]);
  const recent = await region('Recent Call Activity');
  expect((await recent.findByRole('listitem')).textContent).toMatch(/2 minutes agoIn progress2:0\d–$/);
  expect(await recent.findByText('2 in progress')).toBeTruthy();
});

test('the latest calls tell who called, how long ago, what came of it, how long it took and what it cost', async () => {
  const { person, address } = open([
    answering(dashboardEndpoints.recentCalls, [
      recentCall({ outcome: 'booked', guestName: 'Maria Lopez' }),
      recentCall({
        id: '2',
        outcome: 'paid_pending',
        timestamp: '2026-11-10T16:59:00.000Z',
        duration: null,
        cost: null,
      }),
      recentCall({ id: '3', caller: null, timestamp: '2026-11-07T18:00:00.000Z' }),
    ]),
  ]);
  const recent = await region('Recent Call Activity');
  const rows = await recent.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Maria Lopez7 minutes agoBooked1:35$0.12',
    '(512) 555-01011 hour agoPaid Pending––',
    'Unknown Caller3 days agoInfo Only1:35$0.12',
  ]);
  const outcomes = ['Booked', 'Paid Pending', 'Info Only'];
  expect(outcomes.map((label) => toneOf(recent.getByText(label)))).toEqual(['good', 'info', 'warning']);
  expect(within(rows[0]!).getByRole('link').getAttribute('href')).toBe('/call-logs/call-1');
  await person.click(recent.getByRole('button', { name: 'View All' }));
  expect(address()).toBe('/call-logs');
});

test.each([[null], [''], ['refunded']])(
  'an outcome of %j is "completed", in yellow, and the others stand',
  async (outcome) => {
    open([
      oddly(dashboardEndpoints.recentCalls, [{ ...recentCall(), outcome }, recentCall({ id: '2', outcome: 'booked' })]),
    ]);
    const recent = await region('Recent Call Activity');
    expect(toneOf(await recent.findByText('completed'))).toBe('warning');
    expect(recent.getByText('Booked')).toBeTruthy();
  },
);

test.each([[null], ['']])('a caller of %j is unknown', async (caller) => {
  open([answering(dashboardEndpoints.recentCalls, [recentCall({ caller })])]);
  expect(await (await region('Recent Call Activity')).findByText('Unknown Caller')).toBeTruthy();
});

test('says that there are no calls yet where there are none', async () => {
  open([
    answering(dashboardEndpoints.recentCalls, []),
    answering(
      dashboardEndpoints.daily,
      days.map((day) => ({ ...day, calls: 0, cost: 0 })),
    ),
  ]);
  expect(await screen.findByText('No recent calls')).toBeTruthy();
  expect(await screen.findByText('No calls in the last 30 days')).toBeTruthy();
});

test('cards of other remotes have a place, and hear of each Refresh', async () => {
  const places: Place[] = [];
  const Slots = (place: Place) => {
    places.push(place);
    return <p>Here are cards</p>;
  };
  const { person } = renderScreen(Screen, { path: '/', answers: dashboardAnswers(), hostApi: { Slots } });
  expect(await screen.findByText('Here are cards')).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: 'Refresh' }));
  expect([places[0], places.at(-1)]).toEqual([
    { name: 'dashboard-card', refreshes: 0 },
    { name: 'dashboard-card', refreshes: 1 },
  ]);
});

test('without alerts says that the system is running normally', async () => {
  open();
  const alerts = await region('System Alerts');
  expect(await alerts.findByText('No active alerts. System is running normally.')).toBeTruthy();
  expect(toneOf(alerts.getByText('0 Active'))).toBe('neutral');
});

test('counts what is wrong, says who is on it, and leads to where it is', async () => {
  const ownerLooks = { by: 'Olivia Owner', at: '2026-11-10T17:30:00.000Z' };
  const offline = alert({ id: 'vapi', title: 'Vapi does not work', link: null, acknowledgement: ownerLooks });
  const { person, address } = open([answering(alertEndpoints.active, [alert(), offline])]);
  const alerts = await region('System Alerts');
  expect(toneOf(await alerts.findByText('2 Active'))).toBe('bad');
  const [message, vapi] = await alerts.findAllByRole('listitem');
  expect(within(message!).getByText('One message could not be processed')).toBeTruthy();
  expect(within(message!).getByText('The newest is a message of the kind call from vapi.')).toBeTruthy();
  expect(within(vapi!).getByText('Olivia Owner is on it.')).toBeTruthy();
  expect(within(vapi!).queryByRole('link')).toBeNull();
  await person.click(within(message!).getByRole('link', { name: 'View details' }));
  expect(address()).toBe('/integrations');
});

test.each([
  ['Test Call', '/integrations?view=vapi&test-call=open'],
  ['Settings', '/settings'],
])('the quick action %s leads to %s', async (name, to) => {
  const { person, address } = open();
  await person.click((await region('Quick Actions')).getByRole('button', { name }));
  expect(address()).toBe(to);
});

test('the quick action Export Logs opens the export of calls', async () => {
  const { person } = open();
  const actions = await region('Quick Actions');
  const names = actions.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Test Call', 'Settings', 'Export Logs']);
  await person.click(actions.getByRole('button', { name: 'Export Logs' }));
  expect(await screen.findByRole('dialog', { name: 'Export Call Logs' })).toBeTruthy();
});

test('a viewer is not offered the export', async () => {
  open([], 'viewer');
  const actions = await region('Quick Actions');
  expect(actions.queryByRole('button', { name: 'Export Logs' })).toBeNull();
});
