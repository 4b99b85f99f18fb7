/** @jest-environment @happy-dom/jest-environment */
import { QueryClient } from '@tanstack/react-query';
import { expect, jest, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { useFirstAnswers } from './use-first-answers.ts';

const ask = (queryFn: () => Promise<unknown>) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queries = () => [{ queryKey: ['rooms'], queryFn }];
  return { client, draws: () => renderHook(() => useFirstAnswers(client, queries)).result };
};

test('a screen is drawn once its first answer is there, and at once when it comes back to it', async () => {
  const queryFn = jest.fn(() => Promise.resolve(3));
  const { client, draws } = ask(queryFn);
  const first = draws();
  expect(first.current).toBe(false);
  await waitFor(() => expect(first.current).toBe(true));
  expect(client.getQueryData(['rooms'])).toBe(3);
  expect(draws().current).toBe(true);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('a screen is drawn also where an answer failed, and says so itself', async () => {
  const { draws } = ask(() => Promise.reject(new Error('The database is away.')));
  const screen = draws();
  await waitFor(() => expect(screen.current).toBe(true));
});

test('a screen is drawn after a moment where an answer does not come', async () => {
  const { draws } = ask(() => new Promise(() => undefined));
  const screen = draws();
  expect(screen.current).toBe(false);
  await waitFor(() => expect(screen.current).toBe(true));
});
