/** One entry of the Test Results panel (S2 section 3); duration in ms. */
export type TestResult = {
  id: string;
  endpoint: string;
  status: 'pending' | 'success' | 'error';
  timestamp: Date;
  requestBody: unknown;
  statusCode?: number;
  response?: unknown;
  sentHeaders?: Record<string, string>;
  responseHeaders?: Record<string, string>;
  duration?: number;
};

/** S2 section 9. */
const mostKept = 20;

/** The results with an entry new in front or, when it is among them, brought up to date. */
export function addResult(results: readonly TestResult[], entry: TestResult): TestResult[] {
  if (results.some(({ id }) => id === entry.id)) {
    return results.map((result) => (result.id === entry.id ? entry : result));
  }
  return entry.status === 'pending' ? [entry, ...results].slice(0, mostKept) : [...results];
}

const isWords = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Why an answer that arrived says no in its body, in its own words, which may be none; undefined when it does not. */
export function refusalOf(answer: unknown): string | undefined {
  const { success, error, message } = (answer ?? {}) as Record<string, unknown>;
  return success === false ? ([error, message].find(isWords) ?? '') : undefined;
}
