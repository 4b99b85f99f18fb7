import type { Endpoint, InputOf } from '@booking/contracts/endpoint';
import type { ErrorAnswer } from '@booking/contracts/error';
import type * as z from 'zod/mini';

export type Sent = {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  /** It is not what its schema says, and is meant not to be. */
  isBroken?: true;
  /** It is read by the fallbacks of its schema, and is meant to be. */
  isOdd?: true;
};

/** What a test has one endpoint answer. */
export type Answering = { endpoint: Endpoint; respond: (input: InputOf<Endpoint>) => Sent | Promise<Sent> };

type Given<E extends Endpoint> = z.input<E['answer']>;

/**
 * An endpoint that answers well. What is given has to be what its schema says, or the test fails.
 * @param given the answer, or how it follows from what was asked
 */
export const answering = <E extends Endpoint>(
  endpoint: E,
  given: Given<E> | ((input: InputOf<E>) => Given<E>),
): Answering => ({
  endpoint,
  respond: (input) => ({
    status: endpoint.status ?? 200,
    body: typeof given === 'function' ? (given as (input: unknown) => Given<E>)(input) : given,
  }),
});

/** An endpoint that answers what its schema does not say, as after an update that one side has not had. */
export const breaking = (endpoint: Endpoint, body: unknown): Answering => ({
  endpoint,
  respond: () => ({ status: endpoint.status ?? 200, body, isBroken: true }),
});

/** An endpoint of a newer API, whose answer is read by the fallbacks of its schema: words that a list lacks, rows that cannot be read. */
export const oddly = (endpoint: Endpoint, body: unknown): Answering => ({
  endpoint,
  respond: () => ({ status: endpoint.status ?? 200, body, isOdd: true }),
});

/** An endpoint that refuses, in the shape every error has. @param more fields beside it, such as `issues` */
export const refusing = (endpoint: Endpoint, status: number, sentence: string, more: object = {}): Answering => ({
  endpoint,
  respond: () => {
    const body: ErrorAnswer = { error: sentence, message: sentence, code: 'refused', requestId: 'test', ...more };
    return { status, body };
  },
});

/** An endpoint whose answer is on its way for as long as the test lasts. */
export const waiting = (endpoint: Endpoint): Answering => ({ endpoint, respond: () => new Promise(() => undefined) });

/** An endpoint that is not reached: the request fails as it does without a connection. */
export class ConnectionLost extends TypeError {}
export const unreachable = (endpoint: Endpoint): Answering => ({
  endpoint,
  respond: () => Promise.reject(new ConnectionLost('Failed to fetch')),
});

/** The same answer with these headers, such as the `link` to the next page. */
export const withHeaders = ({ endpoint, respond }: Answering, headers: Record<string, string>): Answering => ({
  endpoint,
  respond: async (input) => ({ ...(await respond(input)), headers }),
});

/** Several answers of one endpoint, one after the other; the last one stays. */
export function inTurn(...answers: [Answering, ...Answering[]]): Answering {
  let asked = 0;
  return {
    endpoint: answers[0].endpoint,
    respond: (input) => answers[Math.min(asked++, answers.length - 1)]!.respond(input),
  };
}

/** An answer that is on its way until the test calls `arrive`. */
export function onCue(answer: Answering): Answering & { arrive: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    endpoint: answer.endpoint,
    respond: async (input) => {
      await promise;
      return answer.respond(input);
    },
    arrive: resolve,
  };
}

/** An answer that comes bit by bit: what the test lets it `send`, until it lets it `end`. */
export function streaming(endpoint: Endpoint): Answering & { send: (text: string) => void; end: () => void } {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({ start: (own) => void (controller = own) });
  return {
    endpoint,
    respond: () => ({ status: endpoint.status ?? 200, body }),
    send: (text) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
  };
}
