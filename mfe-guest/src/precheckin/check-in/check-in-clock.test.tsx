/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { precheckinEndpoints as endpoints } from '@booking/contracts/precheckin';
import type { Call } from '@booking/remote-kit/testing';
import { loadApi } from '../../load-api.ts';
import { allGiven, bodiesOf, isLocked, openPrecheckin, opensAt } from '../precheckin.fixture.tsx';

// it is loaded by the real clock, and used by the one that stands still
await loadApi();

const minute = 60_000;

const startAt = (now: number): void =>
  void jest.useFakeTimers({ now, doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });

beforeEach(() => startAt(Date.parse(opensAt)));

/** Lets time go by, and what is asked then be answered. */
async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  for (let round = 0; round < 3; round += 1)
    await act(async () => {
      await new Promise<void>((next) => setImmediate(next));
      await jest.advanceTimersByTimeAsync(1);
    });
}
/** Has the tab in front, or behind another. */
function show(state: 'visible' | 'hidden'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
const looks = (calls: Call[]): number => bodiesOf(calls, endpoints.precheckin).length;

// 16:00 in Chicago on an ordinary day, and on the days its clocks go forward and back
test.each([
  ['Fri, Mar 5, 2027', '2027-03-05T22:00:00.000Z'],
  ['Sun, Mar 14, 2027', '2027-03-14T21:00:00.000Z'],
  ['Sun, Nov 7, 2027', '2027-11-07T22:00:00.000Z'],
])('waits for the hotel’s hour on %s, and opens when it comes', async (day, opensAt) => {
  startAt(Date.parse(opensAt) - 20 * minute);
  const { change, calls } = openPrecheckin({ ...allGiven, checkIn: { state: 'early', opensAt } });
  const words = `Check-in opens at 4:00 PM hotel time on ${day}.`;
  await pass(19 * minute);
  expect(screen.getByText(words)).toBeTruthy();
  expect(isLocked('Complete Check-In')).toBe(true);
  expect(looks(calls)).toBe(0);
  change({ checkIn: { state: 'open', opensAt } });
  await pass(minute);
  expect(looks(calls)).toBe(1);
  expect(screen.getByText('Check-in is open.')).toBeTruthy();
  expect(isLocked('Complete Check-In')).toBe(false);
});

test('asks again until the hotel has opened, when the phone’s clock is ahead', async () => {
  startAt(Date.parse(opensAt) + minute);
  const { change, calls } = openPrecheckin({ ...allGiven, checkIn: { state: 'early', opensAt } });
  await pass(16_000);
  expect(looks(calls)).toBe(1);
  expect(isLocked('Complete Check-In')).toBe(true);
  change({ checkIn: { state: 'open', opensAt } });
  await pass(15_000);
  expect(looks(calls)).toBe(2);
  expect(isLocked('Complete Check-In')).toBe(false);
});

test('does not look while it is hidden, and looks at once when somebody comes back', async () => {
  startAt(Date.parse(opensAt) - minute);
  const { change, calls } = openPrecheckin({ ...allGiven, checkIn: { state: 'early', opensAt } });
  show('hidden');
  change({ checkIn: { state: 'open', opensAt } });
  await pass(5 * minute);
  expect(looks(calls)).toBe(0);
  show('visible');
  await pass(0);
  expect(looks(calls)).toBe(1);
  expect(isLocked('Complete Check-In')).toBe(false);
});

test('a page that says “Submitted” finds out by itself that the guest is checked in', async () => {
  const { change } = openPrecheckin({ ...allGiven, isSubmitted: true });
  await pass(31_000);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Submitted');
  change({ checkedIn: true });
  await pass(30_000);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("You're Checked In!");
});
