/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { PreviewOffer } from '@booking/contracts/remotes';
import { expectAccessible } from '@booking/remote-kit/testing';
import { renderConsole } from '../testing/render-console.tsx';
import { remote } from '../testing/remote.fixture.ts';

const reload = jest.fn<() => void>();
beforeEach(() => {
  jest.spyOn(window.location, 'reload').mockImplementation(reload);
  sessionStorage.setItem('remote-preview', 'the token of the link');
});
afterEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
});

const previewOffer: PreviewOffer = {
  ...{ remote: 'mfe-lamps', version: '1.0.1', digest: 'fedcba9876543210', until: '2026-11-10T19:00:00.000Z' },
  ...{ by: 'CI of lamps (ship token)', reason: 'Brighter lamps', at: '2026-11-10T18:00:00.000Z', isSigned: true },
  agreement: 'what this session agreed to',
};
const open = () => renderConsole({ at: '/lamps', boot: { remotes: [remote()], previewOffer } });

test('a preview link says who shipped what, when and why, before anything of it runs', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Run this version?' })).toBeTruthy();
  for (const fact of ['CI of lamps (ship token)', 'Brighter lamps', '1.0.1', 'fedcba9876543210', /Nov 10, 2026/]) {
    expect(screen.getByText(fact)).toBeTruthy();
  }
  expect(screen.getByText('Signed by a ship token of mfe-lamps')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  await expectAccessible();
});

test('it runs in this tab once its reader agreed', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Run it in this tab' }));
  expect(sessionStorage.getItem('remote-preview')).toBe('what this session agreed to');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it is left for what is live', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Show what is live' }));
  expect(sessionStorage.getItem('remote-preview')).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
});
