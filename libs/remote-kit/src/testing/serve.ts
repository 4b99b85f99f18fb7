import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import type { Answering } from './answers.ts';
import { createFakeApi, type FakeApi } from './fake-api.ts';

// a machine that does other things too draws late
configure({ asyncUtilTimeout: 5_000 });

let served: FakeApi[] = [];

afterEach(() => {
  cleanup();
  const problems = served.flatMap((api) => api.problems);
  served = [];
  if (problems.length > 0) throw new Error(problems.join('\n'));
});

/** Puts an API that answers by the table of endpoints behind `fetch` for one test, which fails once it is over where the contract was broken. */
export function serve(answers: readonly Answering[]): FakeApi {
  const api = createFakeApi(answers);
  served.push(api);
  globalThis.fetch = api.fetch;
  return api;
}
