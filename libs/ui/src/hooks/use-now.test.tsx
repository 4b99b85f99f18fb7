/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { show } from '../testing.tsx';
import { useNow } from './use-now.ts';

const start = new Date('2026-11-10T18:00:00.000Z');
const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

test('the time is renewed twice a minute, and not after its part is gone', () => {
  jest.useFakeTimers({ now: start, doNotFake: ['queueMicrotask', 'performance'] });
  const Clock = () => <p>{useNow().toISOString()}</p>;
  const { change } = show(<Clock />);
  pass(29_999);
  expect(screen.getByText(start.toISOString())).toBeTruthy();
  pass(1);
  expect(screen.getByText('2026-11-10T18:00:30.000Z')).toBeTruthy();
  change(<p>Gone</p>);
  expect(jest.getTimerCount()).toBe(0);
});
