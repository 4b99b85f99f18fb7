/** @jest-environment @happy-dom/jest-environment */
import { startTransition } from 'react';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { alertEndpoints } from '@booking/contracts/alerts';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { modeEndpoints } from '@booking/contracts/mode';
import { remoteEndpoints, type BootManifest } from '@booking/contracts/remotes';
import { answering, serve } from '@booking/remote-kit/testing';
import { createConsole } from './console.tsx';
import { remote } from './testing/remote.fixture.ts';
import { owner } from './testing/render-console.tsx';

const boot: BootManifest = {
  ...{ user: owner, hotelTimeZone: 'America/Chicago', shell: '0123456789abcdef' },
  remotes: [remote()],
};

test('the frame is what is drawn first, although the route begins to load its screen', async () => {
  // drawn as the first script of a page does it, bit by bit
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  serve([
    answering(modeEndpoints.read, { mode: 'test', success: true, settings: { mode: 'test' } }),
    answering(alertEndpoints.active, []),
    answering(guestPageEndpoints.hotels, { data: [] }),
    answering(remoteEndpoints.current, { shell: boot.shell, remotes: {} }),
  ]);
  window.history.replaceState(null, '', '/lamps');
  const element = document.body.appendChild(document.createElement('div'));
  const hadFrame: boolean[] = [];
  const look = (): void => void hadFrame.push(element.querySelector('header') !== null);
  new MutationObserver(look).observe(element, { childList: true, subtree: true });

  const root = createRoot(element);
  const { page, router } = createConsole(boot);
  startTransition(() => root.render(page));
  expect(await screen.findByRole('banner')).toBeTruthy();
  expect(hadFrame[0]).toBe(true);
  root.unmount();
  router.dispose();
});
