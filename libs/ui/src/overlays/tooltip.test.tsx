/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { show } from '../testing.tsx';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] }));

const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));
const tooltip = () => screen.queryByRole('tooltip');
const button = () => screen.getByRole('button', { name: 'Refresh' });

const showTooltip = () =>
  show(
    <Tooltip content="Refresh the list">
      <button aria-label="Refresh">↻</button>
    </Tooltip>,
  );

test.each([
  ['the pointer', () => fireEvent.pointerEnter(button()), () => fireEvent.pointerLeave(button())],
  ['the focus', () => fireEvent.focus(button()), () => fireEvent.blur(button())],
])('shows after %s rested for 700 ms, and goes with it', (_, come, go) => {
  showTooltip();
  come();
  pass(699);
  expect(tooltip()).toBeNull();
  pass(1);
  expect(tooltip()?.textContent).toBe('Refresh the list');
  go();
  pass(250);
  expect(tooltip()).toBeNull();
});

test('goes with Escape', () => {
  showTooltip();
  fireEvent.pointerEnter(button());
  pass(700);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(tooltip()).toBeNull();
});
