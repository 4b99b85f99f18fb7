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

/**
 * Whether an error is an answer with this status. Each remote carries its own copy of this class, so it is known by its name,
 * not by `instanceof`.
 */
export const hasStatus = (error: unknown, status: number): boolean => {
  const { name, status: answered } = error as Partial<RequestError>;
  return name === 'RequestError' && answered === status;
};

/** What the server found wrong with single fields of what it was sent. */
export function issuesOf(error: Error): { path: string; message: string }[] {
  const { body } = (error as Partial<RequestError>).result ?? {};
  const { issues } = (body ?? {}) as { issues?: { path: string; message: string }[] };
  return error.name === 'RequestError' && Array.isArray(issues) ? issues : [];
}

/** Why something failed, for a person: what the server said, or that it could not be reached or not be understood. */
export function reasonOf(error: Error): string {
  if (error.name === 'RequestError') return error.message;
  if (isConnectionLost(error)) return 'The server cannot be reached. Check the connection and try again.';
  return 'The answer was not understood. Load the page again; if it stays, tell us when it happened.';
}

/** Why something failed, to stand beside what it is about: the server's own sentence, without the status before it. */
export const sentenceOf = (error: Error): string => (error instanceof RequestError ? error.sentence : reasonOf(error));

const saidOf = ({ result }: RequestError): string | undefined => errorField(result.body);

/** Why something failed, for a toast: the status and what the server said of it, else `fallback`, the sentence of the specification. */
export function failureOf(error: Error, fallback: string): string {
  if (error instanceof RequestError) return saidOf(error) === undefined ? fallback : error.message;
  return `${fallback}. ${reasonOf(error)}`;
}

/** The same without the status, where the specification has the server's sentence alone. */
export const bareFailureOf = (error: Error, fallback: string): string =>
  (error instanceof RequestError && saidOf(error)) || failureOf(error, fallback);

const withoutAnswer = new Set(['TypeError', 'TimeoutError', 'AbortError', 'ChunkLoadError']);

/** Whether no answer came, so that the call may or may not have arrived: no network, cut off, too slow. */
export const isConnectionLost = (error: Error | null): boolean => error !== null && withoutAnswer.has(error.name);

/** What the server says to a guest: its message field, without the status (S2 section 8). */
export function guestMessageOf(error: Error): string | undefined {
  if (!(error instanceof RequestError)) return undefined;
  const { message } = (error.result.body ?? {}) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : undefined;
}
