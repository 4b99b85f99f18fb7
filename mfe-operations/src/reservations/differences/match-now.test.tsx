/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { paymentMatchEndpoints } from '@booking/contracts/payment-match';
import { answering, inTurn } from '@booking/remote-kit/testing';
import { difference, found, openDifferences, run } from './difference.fixture.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['performance', 'queueMicrotask', 'nextTick', 'setImmediate'] });
});
const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

test('looks every two seconds whether a match that was begun is done, and lists what it found', async () => {
  const underWay = run({ startedBy: 'Max Manager', finishedAt: null, found: null });
  const { calls, toasts } = openDifferences(
    inTurn(
      answering(paymentMatchEndpoints.newest, run()),
      answering(paymentMatchEndpoints.newest, underWay),
      answering(paymentMatchEndpoints.newest, run({ found: 1 })),
    ),
    [inTurn(found(), found(difference())), answering(paymentMatchEndpoints.start, underWay)],
  );
  const looks = () => calls.filter(({ endpoint }) => endpoint === paymentMatchEndpoints.newest).length;
  await pass(100);
  await pass(10_000);
  expect(looks()).toBe(1);
  expect(screen.queryByText('No reservation')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Run check' }));
  await pass(100);
  expect(toasts).toEqual([{ title: 'Success', body: 'The check has started. What it finds is listed here.' }]);
  expect(screen.getByRole('button', { name: 'Checking…' })).toBeTruthy();
  await pass(2_000);
  expect(looks()).toBe(2);
  expect(screen.getByRole('button', { name: 'Checking…' })).toBeTruthy();
  await pass(2_000);
  expect(looks()).toBe(3);
  expect(screen.getByRole('button', { name: 'Run check' })).toBeTruthy();
  expect(screen.getByText('No reservation')).toBeTruthy();
  await pass(10_000);
  expect(looks()).toBe(3);
});
