/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { remoteEndpoints, type CurrentVersions } from '@booking/contracts/remotes';
import { answering, expectAccessible, inTurn, type Answering } from '@booking/remote-kit/testing';
import { renderConsole } from '../testing/render-console.tsx';
import { remote } from '../testing/remote.fixture.ts';
import { pass, stopTime } from '../testing/timers.ts';

const reload = jest.fn<() => void>();
beforeEach(() => void jest.spyOn(window.location, 'reload').mockImplementation(reload));
afterEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
});

const shell = '0123456789abcdef';
const lamps = remote();
const versions = (given: Partial<CurrentVersions['remotes'][string]> = {}): Answering =>
  answering(remoteEndpoints.current, {
    shell,
    remotes: { 'mfe-lamps': { digest: lamps.digest, version: '1.0.0', ...given } },
  });
const notices = () => within(screen.getByRole('region', { name: 'Versions' }));
const news = 'A new version of Lamps is ready.';

const until = '2026-11-10T19:00:00.000Z';
const preview = { remote: 'mfe-lamps', version: '1.0.1', digest: 'fedcba9876543210', until };

test('a preview says what it shows and until when, and is ended', async () => {
  sessionStorage.setItem('remote-preview', 'token');
  renderConsole({ at: '/nothing-here', boot: { remotes: [lamps], preview } });
  await screen.findByText('TEST');
  expect(notices().getByText('Preview: Lamps 1.0.1, only in this tab, until 1:00:00 PM')).toBeTruthy();
  await expectAccessible();
  fireEvent.click(notices().getByRole('button', { name: 'End preview' }));
  expect(sessionStorage.getItem('remote-preview')).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a preview that is over says that what shows is live', async () => {
  renderConsole({ at: '/nothing-here', boot: { remotes: [lamps], endedPreview: preview } });
  await screen.findByText('TEST');
  expect(
    notices().getByText(
      'The preview of Lamps 1.0.1 ended at 1:00:00 PM. This is what is live; ask for a new link to see it again.',
    ),
  ).toBeTruthy();
  expect(notices().queryByRole('button')).toBeNull();
});

test('a version that is shipped while the page is open is offered within a minute', async () => {
  stopTime();
  const newer = versions({ digest: 'fedcba9876543210', version: '1.0.1' });
  renderConsole({ at: '/nothing-here', boot: { remotes: [lamps] }, answers: [inTurn(versions(), newer)] });
  await pass(0);
  expect(screen.getByRole('region', { name: 'Versions' }).childNodes).toHaveLength(0);
  await pass(60_000);
  expect(notices().getByText(news)).toBeTruthy();
  fireEvent.click(notices().getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);

  fireEvent.click(notices().getByRole('button', { name: 'Later' }));
  expect(notices().queryByText(news)).toBeNull();
  await pass(58 * 60_000);
  expect(notices().queryByText(news)).toBeNull();
  await pass(3 * 60_000);
  expect(notices().getByText(news)).toBeTruthy();
});
