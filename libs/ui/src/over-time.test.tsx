/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { lookAtStyles } from '../../remote-kit/src/testing/undrawn.ts';
import { Hint } from './hint.tsx';
import { show } from './testing.tsx';
import { useNow } from './use-now.ts';

lookAtStyles();

const start = new Date('2026-11-10T18:00:00.000Z');

beforeEach(() => void jest.useFakeTimers({ now: start, doNotFake: ['queueMicrotask', 'performance'] }));

const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));
const words = () => screen.getByText('Refresh the list');
const isShown = (): boolean => getComputedStyle(words()).display !== 'none';
const button = () => screen.getByRole('button', { name: 'Refresh' });

const showHint = () =>
  show(
    <Hint text="Refresh the list">
      <button aria-label="Refresh">↻</button>
    </Hint>,
  );

test.each([
  ['the pointer', () => fireEvent.pointerEnter(button()), () => fireEvent.pointerLeave(button())],
  ['the focus', () => fireEvent.focus(button()), () => fireEvent.blur(button())],
])('a hint shows after %s rested for 700 ms, and goes with it', (_, come, go) => {
  showHint();
  come();
  pass(699);
  expect(isShown()).toBe(false);
  pass(1);
  expect(isShown()).toBe(true);
  go();
  expect(isShown()).toBe(false);
});

test('a hint does not show for a pointer that only passes', () => {
  showHint();
  fireEvent.pointerEnter(button());
  pass(500);
  fireEvent.pointerLeave(button());
  pass(1000);
  expect(isShown()).toBe(false);
});

test.each([
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['a press', () => fireEvent.pointerUp(button())],
])('a hint goes with %s', (_, dismiss) => {
  showHint();
  fireEvent.pointerEnter(button());
  pass(700);
  fireEvent.keyDown(document, { key: 'a' });
  expect(isShown()).toBe(true);
  dismiss();
  expect(isShown()).toBe(false);
});

test('a hint says nothing more to those who hear the control’s own name', () => {
  showHint();
  expect(words().getAttribute('aria-hidden')).toBe('true');
});

test('the time is renewed twice a minute, and not after its part is gone', () => {
  const Clock = () => <p>{useNow().toISOString()}</p>;
  const { change } = show(<Clock />);
  pass(29_999);
  expect(screen.getByText(start.toISOString())).toBeTruthy();
  pass(1);
  expect(screen.getByText('2026-11-10T18:00:30.000Z')).toBeTruthy();
  change(<p>Gone</p>);
  expect(jest.getTimerCount()).toBe(0);
});
