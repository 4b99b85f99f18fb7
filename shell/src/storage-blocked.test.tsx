/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { ownAccountEndpoints } from '@booking/contracts/own-account';
import { answering } from '@booking/remote-kit/testing';
import { agreeToPreview, forgetPreview, previewToken } from './updates/preview.ts';
import { openAccount } from './testing/open-account.ts';
import { renderConsole } from './testing/render-console.tsx';

/** What a browser does whose owner lets no site keep anything: to look at the storage throws already. */
const storages = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const;
const kept = storages.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
beforeEach(() => {
  for (const name of storages) {
    const get = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(globalThis, name, { get, configurable: true });
  }
});
afterEach(() => {
  for (const [name, descriptor] of kept)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
});

const account = [
  answering(ownAccountEndpoints.account, { hasPassword: true, secondFactor: false, recoveryCodes: 0 }),
  answering(ownAccountEndpoints.sessions, []),
];

test('the console works where nothing can be kept', async () => {
  const failed = jest.spyOn(console, 'error');
  // the router says that it forgets how far pages were scrolled
  jest.spyOn(console, 'warn').mockReturnValue();
  const { person, address } = renderConsole({ at: '/nothing-here', answers: account });
  await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
  await openAccount(person);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeTruthy();
  expect(address()).toBe('/account');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await act(async () => window.history.back());
  await waitFor(() => expect(address()).toBe('/nothing-here'));
  const complaints = failed.mock.calls.map(([said]) => String(said));
  // parts that load by themselves may come between two steps of this test
  expect(complaints.filter((said) => !said.includes('not wrapped in act'))).toEqual([]);
});

test('a preview is kept in the address, until it is left', () => {
  window.history.replaceState(null, '', '/call-logs?q=x&remote-preview=the+link');
  expect(previewToken()).toBe('the link');
  expect(window.location.search).toContain('remote-preview');
  agreeToPreview('agreed');
  expect(previewToken()).toBe('agreed');
  forgetPreview();
  expect(previewToken()).toBeUndefined();
  expect(window.location.search).toBe('?q=x');
});
