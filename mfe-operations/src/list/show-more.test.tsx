/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { callEndpoints } from '@booking/contracts/calls';
import { answering, inTurn, refusing, renderScreen } from '@booking/remote-kit/testing';
import { fetchPage } from './list-page.ts';
import { ShowMore } from './show-more.tsx';

type Change = Pick<IntersectionObserverEntry, 'isIntersecting'>;
const [away, near]: Change[] = [{ isIntersecting: false }, { isIntersecting: true }];

let asked: string[];
let tell: (changes: Change[]) => void;
beforeEach(() => {
  asked = [];
  // the environment has no layout, so nothing is near or far in it
  globalThis.IntersectionObserver = class {
    constructor(hear: typeof tell) {
      tell = hear;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const load = (cursor: string) => {
  asked.push(cursor);
  return Promise.resolve({ rows: [], next: undefined });
};
const open = () =>
  renderScreen(() => <ShowMore count={100} what="calls" next="100" queryKey={['calls']} load={load} isEndless />, {
    path: '/call-logs',
    answers: [],
  });

test('of several changes that are heard of at once the last one counts: the end is near, and more is shown', async () => {
  open();
  act(() => tell([away!, near!]));
  await waitFor(() => expect(asked).toEqual(['100']));
});

test('the end that was near and is not any more asks for nothing', async () => {
  open();
  await act(async () => tell([near!, away!]));
  expect(asked).toEqual([]);
});

test('says why the next rows did not come, and asks for them again by the button that keeps the focus', async () => {
  const { list } = callEndpoints;
  const more = (cursor: string) => fetchPage(list, { cursor });
  const { person, toasts, calls } = renderScreen(
    () => <ShowMore count={100} what="calls" next="100" queryKey={['calls']} load={more} isEndless />,
    { path: '/call-logs', answers: [inTurn(refusing(list, 503, 'The database is away.'), answering(list, []))] },
  );
  await person.tab();
  await person.keyboard('{Enter}');
  await waitFor(() =>
    expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: '503: The database is away.' }]),
  );
  expect(screen.getByText('These are the newest 100 calls.')).toBeTruthy();
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Show more' }));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.at(-1)?.input.query).toMatchObject({ cursor: '100' });
});
