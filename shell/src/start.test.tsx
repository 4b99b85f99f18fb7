/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '@booking/remote-kit/testing';

/** Of another version of the API: the time zone has another name. */
const boot = { user: null, hotelClock: 'America/Chicago', shell: '0123456789abcdef', remotes: [] };

test('a page that starts from what another version of the console knows says so, and loads again', async () => {
  const reload = jest.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const reported = jest.fn<typeof reportError>();
  // it starts by itself, as the first script of a page does
  Object.assign(globalThis, { reportError: reported, IS_REACT_ACT_ENVIRONMENT: false });
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
  // two slashes would be another site to the router
  window.history.replaceState(null, '', '/call-logs//7?q=a//b#c');
  await import('./start.tsx');

  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/call-logs/7?q=a//b#c');
  const region = await screen.findByRole('region', { name: 'The console cannot be started' });
  expect(region.textContent).toContain('The console was just updated. Reload to continue.');
  await waitFor(() => expect(document.title).toBe('Something went wrong · AI Booking Admin'));
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ name: '$ZodError' }));
  await expectAccessible(region);
  screen.getByRole('button', { name: 'Load again' }).click();
  expect(reload).toHaveBeenCalledTimes(1);
});
