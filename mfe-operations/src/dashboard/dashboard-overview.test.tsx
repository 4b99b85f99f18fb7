/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deskOverviewEndpoints } from '@booking/contracts/desk-overview';
import { answering, expectAccessible, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { dashboardAnswers } from './dashboard.fixture.ts';
import { Screen } from './dashboard.screen.tsx';

const open = (others: Answering[] = []) => renderScreen(Screen, { path: '/', answers: dashboardAnswers(...others) });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('the chart shows each of 30 days, also as a table for those who cannot see bars', async () => {
  open();
  const chart = await region('Calls and Cost per Day');
  const table = await chart.findByRole('table', { name: 'Calls and AI cost of each of the last 30 days' });
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toHaveLength(31);
  expect(rows[0]).toEqual(['Day', 'Calls', 'Cost']);
  expect([rows[1], ...rows.slice(-3)]).toEqual([
    ['Oct 12', '0', '$0.00'],
    ['Nov 8', '40', '$3.00'],
    ['Nov 9', '20', '$1.50'],
    ['Nov 10', '0', '$0.00'],
  ]);
});

test('the chart tells the sum of 30 days, and of one day while somebody points at it', async () => {
  open();
  const chart = await screen.findByRole('region', { name: 'Calls and Cost per Day' });
  await within(chart).findByRole('table');
  expect(chart.textContent).toContain('60 calls, $4.50 in the last 30 days');
  const callsOf = () => within(within(chart).getByRole('figure', { name: 'Calls per day' })).getAllByRole('link');
  await waitFor(() => expect(callsOf()).toHaveLength(30));
  fireEvent.pointerEnter(callsOf()[28]!);
  expect(chart.textContent).toContain('Nov 9 20 calls');
});

test('arrow keys lead from day to day, and a day to its calls', async () => {
  const { person, address } = open();
  const plot = within(await screen.findByRole('figure', { name: 'AI cost per day' }));
  const today = plot.getByRole('link', { name: 'Nov 10: $0.00' });
  act(() => today.focus());
  await person.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(plot.getByRole('link', { name: 'Nov 9: $1.50' }));
  await person.keyboard('{Home}{End}{PageUp}');
  expect(document.activeElement).toBe(plot.getByRole('link', { name: 'Nov 3: $0.00' }));
  await person.click(document.activeElement!);
  expect(address()).toBe('/call-logs?from=2026-11-03&to=2026-11-03');
});

test('shows 7, 30 or 90 days, and how many of their calls led to a link and a payment', async () => {
  const { person, calls } = open();
  const funnel = await region('From Call to Payment');
  const stages = (await funnel.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(stages).toEqual(['Calls200 ', 'Link sent50 25% of calls', 'Paid21 11% of calls']);
  await person.click(screen.getByRole('button', { name: '90 days' }));
  expect(await screen.findByRole('table', { name: 'Calls and AI cost of each of the last 90 days' })).toBeTruthy();
  expect(await funnel.findByText('Last 90 days')).toBeTruthy();
  const asked = calls.filter(({ endpoint }) => endpoint === deskOverviewEndpoints.conversion);
  expect(asked.map(({ input }) => input.query)).toEqual([{ days: 30 }, { days: 90 }]);
});

test('what did not happen is counted, and leads to the list and to the guests', async () => {
  open([
    answering(deskOverviewEndpoints.attention, [
      {
        ...{ kind: 'precheckin_missing', count: 5, to: '/precheckins?arrivesFrom=2026-11-10&arrivesTo=2026-11-11' },
        guests: [{ name: 'Maria Lopez', to: '/precheckins/1' }],
      },
      { kind: 'confirmation_unsent', count: 1, to: null, guests: [{ name: null, to: '/guests?payment=2' }] },
      { kind: 'correction_open', count: 1, to: '/precheckins?corrections=open', guests: [] },
      { kind: 'link_unpaid', count: 100, to: '/payments?status=pending', guests: [] },
    ]),
  ]);
  const attention = await region('Needs Attention');
  const items = await attention.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '5 arrivals without pre-check-inMaria Lopez4 more',
    '1 confirmation not sentGuest without a name',
    '1 guest asks for a change1 more',
    '100+ unpaid links100+ more',
  ]);
  expect(attention.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/precheckins?arrivesFrom=2026-11-10&arrivesTo=2026-11-11',
    ...['/precheckins/1', '/guests?payment=2', '/precheckins?corrections=open', '/payments?status=pending'],
  ]);
  await expectAccessible();
});

test('says that nothing needs attention where that is so', async () => {
  open();
  expect(await (await region('Needs Attention')).findByText('Nothing needs attention.')).toBeTruthy();
});
