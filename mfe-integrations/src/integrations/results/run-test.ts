import { addressOf, type AnswerOf, type CallOf, type Endpoint } from '@booking/contracts/endpoint';
import { request, type RequestOptions } from '@booking/http/request';
import { reasonOf, RequestError } from '@booking/http/request-error';
import { refusalOf, type TestResult } from './test-result.ts';

/**
 * Calls an endpoint as `call` does, and says what became of it: pending first, then success or error.
 * @throws what `call` throws
 */
export async function runTest<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  record: (entry: TestResult) => void,
  options?: RequestOptions,
): Promise<AnswerOf<E>> {
  const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
  const address = addressOf(endpoint, params, query);
  const started: TestResult = {
    id: crypto.randomUUID(),
    endpoint: `${endpoint.method} ${address}`,
    status: 'pending',
    timestamp: new Date(),
    requestBody: body,
  };
  record(started);
  const result = await request(endpoint.method, address, body, options).catch((error: Error) => {
    const duration = Date.now() - started.timestamp.getTime();
    // the status code of a test that got no answer (S2 section 7)
    record({ ...started, status: 'error', statusCode: 500, response: { error: reasonOf(error) }, duration });
    throw error;
  });
  const isAnswered = result.ok && !result.isUnreadable;
  record({
    ...started,
    status: isAnswered && refusalOf(result.body) === undefined ? 'success' : 'error',
    statusCode: result.status,
    response: result.body,
    sentHeaders: result.sentHeaders,
    responseHeaders: result.responseHeaders,
    duration: result.duration,
  });
  if (!isAnswered) throw new RequestError(result);
  return endpoint.answer.parse(result.body) as AnswerOf<E>;
}
