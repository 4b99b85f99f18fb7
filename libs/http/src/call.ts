import { addressOf, type AnswerOf, type CallOf, type Endpoint } from '@booking/contracts/endpoint';
import { record, request, send, type RequestOptions } from './request.ts';
import { RequestError } from './request-error.ts';

function partsOf<E extends Endpoint>(endpoint: E, input: CallOf<E> | undefined): [string, string, unknown] {
  const { params, query, body } = (input ?? {}) as { params?: object; query?: object; body?: unknown };
  return [endpoint.method, addressOf(endpoint, params, query), body];
}

/**
 * Calls an endpoint of the contract and reads the answer by its schema.
 * @throws RequestError when the answer is not a success, $ZodError when it is not what the contract says
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input?: CallOf<E>,
  options?: RequestOptions,
): Promise<AnswerOf<E>> {
  const result = await request(...partsOf(endpoint, input), options);
  if (!result.ok) throw new RequestError(result);
  return endpoint.answer.parse(result.body) as AnswerOf<E>;
}

/**
 * Calls an endpoint of the contract whose answer comes bit by bit.
 * @throws RequestError when the answer is not a success
 */
export async function stream<E extends Endpoint>(
  endpoint: E,
  input?: CallOf<E>,
  options?: RequestOptions,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const sending = await send(...partsOf(endpoint, input), options);
  const { ok, body } = sending.response;
  if (!ok || !body) throw new RequestError(await record(sending));
  return body;
}
