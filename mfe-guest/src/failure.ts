import { RequestError } from '@booking/http/request-error';

const withoutAnswer = new Set(['TypeError', 'TimeoutError', 'AbortError', 'ChunkLoadError']);

/** Whether nothing came back, so that nobody knows if the call arrived: no network, cut off, too slow. */
export const isConnectionLost = (error: Error | null): boolean => error !== null && withoutAnswer.has(error.name);

/** What the server says to the guest: its message field, without the status (S2 section 8). */
export function messageOf(error: Error): string | undefined {
  if (!(error instanceof RequestError)) return undefined;
  const { message } = (error.result.body ?? {}) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : undefined;
}
