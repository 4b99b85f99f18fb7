/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { precheckinEndpoints as endpoints } from '@booking/contracts/precheckin';

const pad = await import('signature_pad');
const load = jest.fn(() => pad);
jest.unstable_mockModule('signature_pad', load);
const { bodiesOf, bothSigned, button, isLocked, openPrecheckin } = await import('../precheckin.fixture.tsx');
const { draw } = await import('./canvas.fixture.ts');

beforeEach(() => void load.mockClear());

test('is not loaded where nothing is left to sign', async () => {
  const { calls } = openPrecheckin(bothSigned);
  await waitFor(() => expect(bodiesOf(calls, endpoints.opened)).toHaveLength(1));
  expect(load).not.toHaveBeenCalled();
});

test('says when it cannot be loaded and that a name can be typed, and can be loaded again', async () => {
  load.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  const { guest, calls } = openPrecheckin({});
  const notReady = 'Signature pad not ready. Please try again in a moment, or type your name instead.';
  expect(screen.getByText('The signature pad is not ready yet.')).toBeTruthy();
  expect(await screen.findByText(notReady)).toBeTruthy();
  await guest.click(button('Save Signature'));
  expect(screen.getByRole('alert').textContent).toBe(
    'Signature pad not readyPlease try again in a moment, or type your name instead.',
  );
  expect(bodiesOf(calls, endpoints.signRegistration)).toEqual([]);
  await guest.click(button('Load the Signature Pad Again'));
  await draw();
  expect(isLocked('Undo')).toBe(false);
  expect(screen.queryByText(notReady)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
