/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { alertEndpoints } from '@booking/contracts/alerts';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import type { Endpoint } from '@booking/contracts/endpoint';
import {
  expectAccessible,
  inTurn,
  onCue,
  refusing,
  renderScreen,
  waiting,
  type Answering,
} from '@booking/remote-kit/testing';
import { dashboardAnswers } from './dashboard.fixture.ts';
import { Screen } from './dashboard.screen.tsx';

const open = (...others: Answering[]) => renderScreen(Screen, { path: '/', answers: dashboardAnswers(...others) });

/** The first answer, and after it those that the dashboard has otherwise. */
const first = (answer: Answering) =>
  inTurn(
    answer,
    dashboardAnswers().find(({ endpoint }) => endpoint === answer.endpoint)!,
  );

const cards: [card: string, endpoint: Endpoint, wait: string, shown: string | RegExp][] = [
  ['the figures', dashboardEndpoints.metrics, 'Loading figures', 'Calls Today'],
  ['the chart', dashboardEndpoints.daily, 'Loading the chart…', 'in the last 30 days'],
  ['the calls', dashboardEndpoints.recentCalls, 'Loading the calls…', 'Info Only'],
  ['the alerts', alertEndpoints.active, 'Loading the alerts…', '0 Active'],
];

/** The chart is drawn last, so it takes the longest. */
async function expectOthersThan(card: string): Promise<void> {
  for (const [other, , , shown] of cards)
    if (other !== card) expect(await screen.findByText(shown, {}, { timeout: 10_000 })).toBeTruthy();
}

test.each(cards)('shows a wait for %s, tells why that failed, and mends it by "Try again"', async (...given) => {
  const [card, endpoint, wait, shown] = given;
  const failing = onCue(refusing(endpoint, 500, 'The database is away.'));
  const { person } = open(first(failing));
  expect(await screen.findByRole('progressbar', { name: wait })).toBeTruthy();
  await expectOthersThan(card);
  failing.arrive();
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain(`${card.replace('the', 'The')} could not be loaded`);
  expect(failure.textContent).toContain('The database is away.');
  expect(screen.queryByText(shown)).toBeNull();
  await person.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(cards)('tells somebody who may not see %s, and shows the other cards', async (card, endpoint) => {
  open(refusing(endpoint, 403, 'Your role does not permit this.'));
  expect(await screen.findByText(`Your role does not include ${card}. Ask the owner of the account.`)).toBeTruthy();
  await expectOthersThan(card);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('"Try again" waits for its answer and can be pressed once', async () => {
  const { active } = alertEndpoints;
  const { person, calls } = open(inTurn(refusing(active, 500, 'The database is away.'), waiting(active)));
  const alerts = within(await screen.findByRole('region', { name: 'System Alerts' }));
  const again = await alerts.findByRole('button', { name: 'Try again' });
  await expectAccessible();
  await person.click(again);
  await waitFor(() => expect(alerts.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(calls.filter(({ endpoint }) => endpoint === active)).toHaveLength(2);
});
