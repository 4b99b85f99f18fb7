/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { modeEndpoints, type Mode } from '@booking/contracts/mode';
import { answering, lookAtStyles } from '@booking/remote-kit/testing';
import { renderConsole } from '../testing/render-console.tsx';
import { pass, stopTime } from '../testing/timers.ts';

lookAtStyles();

/** Every change of the mode shows a toast. */
beforeEach(async () => {
  stopTime();
  let mode: Mode = 'test';
  renderConsole({
    at: '/nothing-here',
    answers: [
      answering(modeEndpoints.read, () => ({ mode, success: true, settings: { mode } })),
      answering(modeEndpoints.change, ({ body }) => {
        mode = body.mode;
        return { success: true, settings: { mode } };
      }),
    ],
  });
  await pass(0);
});

async function switchMode(): Promise<void> {
  fireEvent.click(screen.getByRole('switch', { name: 'Live mode' }));
  await pass(0);
}
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));
const toast = () => messages().getByRole('status');
const noToast = (): void => expect(messages().queryByRole('status')).toBeNull();
const close = () => messages().getByRole('button', { name: 'Close' });

test('a toast is gone after five seconds', async () => {
  await switchMode();
  expect(toast().textContent).toContain('You are now in live mode.');
  await pass(4_900);
  expect(toast()).toBeTruthy();
  await pass(100);
  noToast();
});

test.each([
  ['the pointer', () => fireEvent.pointerEnter(toast()), () => fireEvent.pointerLeave(toast())],
  ['the focus', () => fireEvent.focus(close()), () => fireEvent.blur(close())],
])('a toast stays as long as %s is on it, and five seconds more', async (_, hold, release) => {
  await switchMode();
  hold();
  await pass(60_000);
  expect(toast()).toBeTruthy();
  release();
  await pass(4_900);
  expect(toast()).toBeTruthy();
  await pass(100);
  noToast();
});

test('toasts show one at a time, and the newest has its full time', async () => {
  await switchMode();
  await pass(3_500);
  await switchMode();
  expect(messages().getAllByRole('status')).toHaveLength(1);
  expect(toast().textContent).toContain('You are now in test mode.');
  await pass(3_500);
  expect(toast()).toBeTruthy();
  await pass(1_500);
  noToast();
});

test('a toast that was sent away does not hold the next one', async () => {
  await switchMode();
  fireEvent.focus(close());
  fireEvent.click(close());
  noToast();
  await switchMode();
  expect(toast()).toBeTruthy();
  await pass(5_000);
  noToast();
});

/** The words of a hint, beside the control that it names. */
const hint = (name: string): HTMLElement => {
  const words = screen.getAllByText(name).filter((element) => element.getAttribute('aria-hidden') === 'true');
  return words[0]!;
};
const isShown = (element: HTMLElement): boolean => getComputedStyle(element).display !== 'none';

test.each(['Notifications', 'Sign out'])(
  'the hint of "%s" shows after 700 ms, and Escape sends it away',
  async (name) => {
    const control = screen.getAllByRole('button', { name })[0]!;
    fireEvent.pointerEnter(control.parentElement!);
    await pass(650);
    expect(isShown(hint(name))).toBe(false);
    await pass(50);
    expect(isShown(hint(name))).toBe(true);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(isShown(hint(name))).toBe(false);
  },
);

test('a hint gives way to what its button opens', async () => {
  const control = screen.getByRole('button', { name: 'Notifications' });
  fireEvent.pointerEnter(control.parentElement!);
  fireEvent.pointerUp(control);
  await pass(1_000);
  expect(isShown(hint('Notifications'))).toBe(false);
});
