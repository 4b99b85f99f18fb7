import { createContext, use, useMemo, useReducer, useState, type ReactNode } from 'react';
import type { AnswerOf, CallOf, Endpoint } from '@booking/contracts/endpoint';
import { runTest } from './run-test.ts';
import { addResult, type TestResult } from './test-result.ts';

/** A panel with tests. */
export type Area = 'connection' | 'test-call' | 'tools';

type Run = <E extends Endpoint>(endpoint: E, input: CallOf<E>) => Promise<AnswerOf<E>>;

type TestResults = {
  results: readonly TestResult[];
  /** The panel that was used last; the last one of the view before. */
  lastArea: Area;
  runIn: (area: Area) => Run;
};

const TestResultsContext = createContext<TestResults | undefined>(undefined);

/** In which panel a test stands. */
export const AreaContext = createContext<Area>('connection');

/** Keeps the results while one moves between the testing views. */
export function TestResultsProvider({ children }: { children: ReactNode }) {
  const [results, record] = useReducer(addResult, []);
  const [lastArea, setLastArea] = useState<Area>('connection');
  const value = useMemo<TestResults>(
    () => ({
      results,
      lastArea,
      runIn: (area) => (endpoint, input) => {
        setLastArea(area);
        return runTest(endpoint, input, record);
      },
    }),
    [results, lastArea],
  );
  return <TestResultsContext value={value}>{children}</TestResultsContext>;
}

/** `run` calls an endpoint as `call` does and keeps the record of it. @throws Error outside of its provider */
export function useTestResults(): Pick<TestResults, 'results' | 'lastArea'> & { run: Run } {
  const found = use(TestResultsContext);
  const area = use(AreaContext);
  if (!found) throw new Error('No TestResultsProvider around this.');
  const { runIn, ...rest } = found;
  return { ...rest, run: runIn(area) };
}
