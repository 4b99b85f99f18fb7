/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { HoldClock } from './hold-clock.tsx';

const until = '2026-11-10T18:31:30.000Z';
const onEnd = jest.fn();

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-10T18:00:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  onEnd.mockReset();
});

const open = (seconds: number, language?: 'en' | 'es') =>
  renderPage(() => <HoldClock held={{ until, seconds }} onEnd={onEnd} />, {
    at: '/',
    answers: [],
    ...(language && { language }),
  });
const pass = (seconds: number) => act(async () => jest.advanceTimersByTime(seconds * 1000));
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

test('shows by the hotel’s clock until when the room is held, and what is left of it', async () => {
  open(1890);
  expect(screen.getByText('Held for you until 12:31 PM')).toBeTruthy();
  expect(screen.getByText('32 minutes left')).toBeTruthy();
  await pass(31);
  expect(screen.getByText('31 minutes left')).toBeTruthy();
  expect(announced()).toBe('');
});

test('says politely now and then what is left, and plainly once it is over', async () => {
  open(330);
  await pass(31);
  expect(announced()).toBe('The room is held for you for 5 more minutes.');
  await pass(60);
  expect(announced()).toBe('');
  await pass(180);
  expect(announced()).toBe('The room is held for you for 1 more minute.');
  expect(onEnd).not.toHaveBeenCalled();
  await pass(60);
  expect(announced()).toBe('The time to pay is over, and the room is no longer held for you.');
  expect(screen.queryByText(/^Held for you until/)).toBeNull();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('counts right on a phone whose clock is wrong, and on one that slept', async () => {
  jest.setSystemTime(new Date('2031-01-01T00:00:00Z'));
  open(600);
  expect(screen.getByText('10 minutes left')).toBeTruthy();
  jest.setSystemTime(new Date('2031-01-01T00:09:30Z'));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('1 minute left')).toBeTruthy();
});

test('speaks Spanish', () => {
  open(60, 'es');
  expect(screen.getByText(/^Apartada para usted hasta: 12:31 p\. ?m\.$/)).toBeTruthy();
  expect(screen.getByText('queda 1 minuto')).toBeTruthy();
});
