/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { alertEndpoints } from '@booking/contracts/alerts';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { answering, inTurn, onCue, refusing, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { alert, dashboardAnswers, metrics, recentCall } from './dashboard.fixture.ts';
import { Screen } from './dashboard.screen.tsx';

const open = (...others: Answering[]) => renderScreen(Screen, { path: '/', answers: dashboardAnswers(...others) });
const recent = async () => within(await screen.findByRole('region', { name: 'Recent Call Activity' }));
const refresh = (name = 'Refresh') => screen.findByRole('button', { name });

const arrived = recentCall({ id: 'call-2', caller: '+15125550199' });
const calls = inTurn.bind(null, answering(dashboardEndpoints.recentCalls, [recentCall()]));

test('Refresh shows the call, the figures and the alert that came since', async () => {
  const { person } = open(
    calls(answering(dashboardEndpoints.recentCalls, [arrived, recentCall()])),
    inTurn(
      answering(dashboardEndpoints.metrics, metrics({ callsToday: 7 })),
      answering(dashboardEndpoints.metrics, metrics({ callsToday: 8 })),
    ),
    inTurn(answering(alertEndpoints.active, []), answering(alertEndpoints.active, [alert()])),
  );
  const today = within(await screen.findByRole('region', { name: 'Calls Today' }));
  expect(today.getByText('7')).toBeTruthy();
  expect(await (await recent()).findAllByRole('listitem')).toHaveLength(1);
  await person.click(await refresh());
  expect(await (await recent()).findByText('(512) 555-0199')).toBeTruthy();
  expect(await today.findByText('8')).toBeTruthy();
  expect(await screen.findByText('1 Active')).toBeTruthy();
});

test('Refresh waits for its answer, keeps what is shown meanwhile, and can be pressed once', async () => {
  const late = onCue(answering(dashboardEndpoints.recentCalls, [arrived]));
  const { person, calls: asked } = open(calls(late));
  await (await recent()).findAllByRole('listitem');
  await person.click(await refresh());
  const button = await refresh('Refreshing…');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await person.click(button);
  expect((await recent()).getByText('(512) 555-0101')).toBeTruthy();
  late.arrive();
  expect((await refresh()).getAttribute('aria-disabled')).toBeNull();
  expect((await recent()).getByText('(512) 555-0199')).toBeTruthy();
  expect(asked.filter(({ endpoint }) => endpoint === dashboardEndpoints.recentCalls)).toHaveLength(2);
});

test('a Refresh that fails says so and keeps what was shown', async () => {
  const { person } = open(calls(refusing(dashboardEndpoints.recentCalls, 503, 'The database is away.')));
  await (await recent()).findAllByRole('listitem');
  await person.click(await refresh());
  const failure = await (await recent()).findByRole('alert');
  expect(failure.textContent).toContain(
    'The calls could not be refreshed, so this is as it was before. 503: The database is away.',
  );
  expect((await recent()).getByText('(512) 555-0101')).toBeTruthy();
});

test('counts beside Refresh the calls that came since', async () => {
  const { calls: asked } = open(answering(dashboardEndpoints.newCalls, { count: 1 }));
  expect(await screen.findByText(/ · 1 new call$/)).toBe(screen.getByRole('status'));
  const [since] = asked.filter(({ endpoint }) => endpoint === dashboardEndpoints.newCalls);
  expect(since?.input.query).toEqual({ since: recentCall().timestamp });
});
