import { addressOf, type AnswerOf, type CallOf, type Endpoint } from '@booking/contracts/endpoint';
import { request, type RequestOptions } from './request.ts';
import { RequestError } from './request-error.ts';

/**
 * Calls an endpoint of the contract and reads the answer by its schema.
 * @throws RequestError when the answer is not a success, ZodError when it is not what the contract says
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input?: CallOf<E>,
  options?: RequestOptions,
): Promise<AnswerOf<E>> {
  const { params, query, body } = (input ?? {}) as { params?: object; query?: object; body?: unknown };
  const result = await request(endpoint.method, addressOf(endpoint, params, query), body, options);
  if (!result.ok) throw new RequestError(result);
  return endpoint.answer.parse(result.body) as AnswerOf<E>;
}
