import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import type { Answering } from './answers.ts';
import { createFakeApi, type FakeApi } from './fake-api.ts';

// a machine that does other things too draws late
configure({ asyncUtilTimeout: 5_000 });

let served: FakeApi | undefined;

afterEach(() => {
  cleanup();
  const problems = served?.problems ?? [];
  served = undefined;
  if (problems.length > 0) throw new Error(problems.join('\n'));
});

/** Puts an API that answers by the table of endpoints behind `fetch` for one test, which fails once it is over where the contract was broken. */
export function serve(answers: readonly Answering[]): FakeApi {
  served = createFakeApi(answers);
  globalThis.fetch = served.fetch;
  return served;
}
