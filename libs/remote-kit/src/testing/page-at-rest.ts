import { screen, waitFor } from '@testing-library/react';
import type { Call } from './fake-api.ts';

/** What is in the document, with what its fields hold. */
export const page = (): string =>
  document.body.innerHTML +
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value).join(' ');

/** Waits until a page has asked and stays as it is for a while; meanwhile React draws each change as it does in a browser. */
export async function settle(calls: readonly Call[]): Promise<void> {
  let [last, looks] = ['', 0];
  await waitFor(
    () => {
      const isAtRest = calls.length > 0 && screen.queryAllByRole('progressbar').length === 0 && page() === last;
      looks = isAtRest ? looks + 1 : 0;
      last = page();
      if (looks < 4) throw new Error('The page asks for nothing, or does not come to rest.');
    },
    { interval: 25 },
  );
}
