import { createContext, use, useMemo, useReducer, type ReactNode } from 'react';
import type { AnswerOf, CallOf, Endpoint } from '@booking/contracts/endpoint';
import { runTest } from './run-test.ts';
import { addResult, type TestResult } from './test-result.ts';

type TestResults = {
  results: readonly TestResult[];
  /** Calls an endpoint as `call` does and keeps the record of it. */
  run: <E extends Endpoint>(endpoint: E, input: CallOf<E>) => Promise<AnswerOf<E>>;
};

const TestResultsContext = createContext<TestResults | undefined>(undefined);

/** Keeps the results while one moves between the testing views. */
export function TestResultsProvider({ children }: { children: ReactNode }) {
  const [results, record] = useReducer(addResult, []);
  const value = useMemo<TestResults>(
    () => ({ results, run: (endpoint, input) => runTest(endpoint, input, record) }),
    [results],
  );
  return <TestResultsContext value={value}>{children}</TestResultsContext>;
}

/** @throws Error outside of its provider */
export function useTestResults(): TestResults {
  const found = use(TestResultsContext);
  if (!found) throw new Error('No TestResultsProvider around this.');
  return found;
}
