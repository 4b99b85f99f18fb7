/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { modeEndpoints, type Mode } from '@booking/contracts/mode';
import { answering } from '@booking/remote-kit/testing';
import { renderConsole } from '../testing/render-console.tsx';
import { pass, stopTime } from '../testing/timers.ts';

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
  fireEvent.click(screen.getByRole('button', { name: /^Switch to / }));
  await pass(0);
}
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));
const toast = () => messages().getByRole('status');
const noToast = (): void => expect(messages().queryByRole('status')).toBeNull();
const close = () => messages().getByRole('button', { name: 'Close' });

/** The time of a toast is a CSS animation of Fluent's timer. */
const timer = () => toast().closest('[role=listitem]')!.querySelector<HTMLElement>('[data-timer-status]')!;
const isRunning = (): boolean => timer().style.animationPlayState === 'running';

test('a toast is gone after five seconds', async () => {
  await switchMode();
  expect(toast().textContent).toContain('You are now in live mode.');
  expect(isRunning()).toBe(true);
  expect(timer().style.animationDuration).toBe('5000ms');
  // the icon of its intent
  expect(toast().querySelector('.fui-ToastTitle__media svg')).toBeTruthy();
  fireEvent.animationEnd(timer());
  await pass(0);
  noToast();
});

test.each([
  ['the pointer', () => fireEvent.mouseEnter(toast()), () => fireEvent.mouseLeave(toast())],
  ['the focus', () => act(() => close().focus()), () => act(() => close().blur())],
])('the time of a toast stands still as long as %s is on it', async (_, hold, release) => {
  await switchMode();
  hold();
  await pass(0);
  expect(isRunning()).toBe(false);
  release();
  await pass(0);
  expect(isRunning()).toBe(true);
});

test('toasts show one at a time', async () => {
  await switchMode();
  await switchMode();
  expect(messages().getAllByRole('status')).toHaveLength(1);
  expect(toast().textContent).toContain('You are now in test mode.');
});

test.each([
  ['its button', () => fireEvent.click(close())],
  ['Escape', () => fireEvent.keyDown(close(), { key: 'Escape' })],
])('a toast is sent away by %s, and does not hold the next one', async (_, dismiss) => {
  await switchMode();
  dismiss();
  await pass(0);
  noToast();
  await switchMode();
  expect(isRunning()).toBe(true);
});

test.each(['Notifications', 'Sign out'])('a tooltip names the button "%s"', async (name) => {
  fireEvent.pointerEnter(screen.getAllByRole('button', { name })[0]!);
  await pass(650);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await pass(50);
  expect(screen.getByRole('tooltip').textContent).toBe(name);
});

test('a tooltip gives way to what its button opens', async () => {
  const control = screen.getByRole('button', { name: 'Notifications' });
  fireEvent.pointerEnter(control);
  fireEvent.click(control);
  await pass(1_000);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('the bell keeps the messages that showed, the newest first', async () => {
  await switchMode();
  await switchMode();
  fireEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  await pass(0);
  const recent = within(screen.getByRole('region', { name: 'Recent messages' }));
  expect(recent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('You are now in test mode.'),
    expect.stringContaining('You are now in live mode.'),
  ]);
});
