/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { answering, inTurn, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { dashboardAnswers } from './dashboard.fixture.ts';
import { Screen } from './dashboard.screen.tsx';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-10T18:00:00.000Z') }));

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(...others: Answering[]) {
  const mounted = renderScreen(Screen, { path: '/', answers: dashboardAnswers(...others) });
  await pass(1);
  return mounted;
}
const recent = () => within(screen.getByRole('region', { name: 'Recent Call Activity' })).getAllByRole('listitem');
const status = () => screen.getByRole('status').textContent;

test('neither time, focus, the network coming back nor a look elsewhere asks for the figures anew', async () => {
  const { calls, leave } = await open();
  // the count of new calls is asked for on a timer and changes none of the figures
  const asked = () => calls.filter(({ endpoint }) => endpoint !== dashboardEndpoints.newCalls).length;
  const before = asked();
  expect(status()).toBe('Updated just now');
  await pass(5 * 60_000);
  expect(status()).toBe('Updated 5 minutes ago');
  for (const name of ['focus', 'offline', 'online', 'visibilitychange']) window.dispatchEvent(new Event(name));
  await leave('/call-logs');
  await pass(1);
  expect(screen.getByText('Another screen')).toBeTruthy();
  await leave('/');
  await pass(1);
  expect(status()).toBe('Updated 5 minutes ago');
  expect(asked()).toBe(before);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await pass(1);
  expect(status()).toBe('Updated just now');
  expect(asked()).toBe(before * 2);
});

test('counts new calls twice a minute, and shows none of them before Refresh', async () => {
  await open(
    inTurn(answering(dashboardEndpoints.newCalls, { count: 0 }), answering(dashboardEndpoints.newCalls, { count: 1 })),
  );
  const rows = recent().length;
  await pass(29_000);
  expect(status()).toBe('Updated just now');
  await pass(2_000);
  expect(status()).toBe('Updated just now · 1 new call');
  expect(recent()).toHaveLength(rows);
});
