/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { renderScreen } from '@booking/remote-kit/testing';
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

test('the end that was near and is not any more asks for nothing', () => {
  open();
  act(() => tell([near!, away!]));
  expect(asked).toEqual([]);
});
