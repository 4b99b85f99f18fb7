import type { RecordedResult } from './request.ts';

/** The body as it would read on a page. */
export const asText = (body: unknown): string =>
  typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);

const errorField = (body: unknown): string | undefined => {
  const { error } = (body ?? {}) as { error?: unknown };
  return typeof error === 'string' && error !== '' ? error : undefined;
};

/** A request that was answered, but not with success. The message is "{status}: {what went wrong}" (S1 section 8). */
export class RequestError extends Error {
  readonly result: RecordedResult;

  constructor(result: RecordedResult, reason = errorField(result.body) ?? asText(result.body)) {
    super(`${result.status}: ${reason || result.statusText}`);
    this.name = 'RequestError';
    this.result = result;
  }

  get status(): number {
    return this.result.status;
  }

  /** The server's own sentence, without the status before it. */
  get sentence(): string {
    return this.message.slice(`${this.status}: `.length);
  }
}

/** Whether somebody has to sign in before this can go on. */
export const isSignedOut = (error: unknown): boolean => error instanceof RequestError && error.status === 401;
