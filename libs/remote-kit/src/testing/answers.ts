import type { Endpoint, InputOf } from '@booking/contracts/endpoint';
import type { ErrorAnswer } from '@booking/contracts/error';
import type { z } from 'zod';

export type Sent = { status: number; body: unknown };

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

/** An endpoint that refuses, in the shape every error has. */
export const refusing = (endpoint: Endpoint, status: number, sentence: string): Answering => ({
  endpoint,
  respond: () => {
    const body: ErrorAnswer = { error: sentence, message: sentence, code: 'refused', requestId: 'test' };
    return { status, body };
  },
});

/** An endpoint whose answer is on its way for as long as the test lasts. */
export const waiting = (endpoint: Endpoint): Answering => ({ endpoint, respond: () => new Promise(() => undefined) });
