/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { privacyEndpoints as endpoints, type PrivacyRequest } from '@booking/contracts/privacy-desk';
import { answering, inTurn, renderScreen } from '@booking/remote-kit/testing';
import { Screen } from './privacy.screen.tsx';

const at = '2026-11-10T18:00:00.000Z';
jest.useFakeTimers({
  now: new Date(at),
  doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
});

/** Lets some seconds of the clock go by, and what is asked then be answered. */
const pass = (seconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(seconds * 1000);
    await jest.advanceTimersByTimeAsync(1);
  });

const row = { what: 'recordings' as const, count: 1, note: null, at, proofs: [] };
const waiting: PrivacyRequest = {
  ...{ id: '7', kind: 'erasure', requestedAt: at, requestedBy: 'Owner', finishedAt: null, steps: 2 },
  report: [
    { ...row, what: 'payment_provider', result: 'by_hand' },
    { ...row, result: 'waiting' },
  ],
};
const done: PrivacyRequest = {
  ...waiting,
  finishedAt: at,
  report: [waiting.report[0]!, { ...row, result: 'erased' }],
};

test('follows an erasure until it is done, and asks no more then', async () => {
  const { calls } = renderScreen(Screen, {
    path: '/privacy',
    answers: [
      answering(endpoints.list, [waiting]),
      inTurn(answering(endpoints.request, waiting), answering(endpoints.request, done)),
    ],
  });
  const looks = (): number => calls.filter(({ endpoint }) => endpoint === endpoints.request).length;
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Show report of request 7' }));
  await pass(0);
  const recordings = () => screen.getByRole('row', { name: /^Recordings at the voice platform/ });
  expect(within(recordings()).getByText('Waiting')).toBeTruthy();
  expect(within(screen.getByRole('status')).getByText('1 of 2 kinds done')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download Report' })).toBeNull();
  await pass(1.5);
  expect(within(recordings()).getByText('Erased')).toBeTruthy();
  expect(screen.getAllByText('Done here, some by hand')).toHaveLength(2);
  expect(looks()).toBe(2);
  await pass(20);
  expect(looks()).toBe(2);
});
