import { RequestError } from '@booking/http/request-error';

/** Why Cloudbeds cannot be asked: it does not let us in, or it is away. `reason` is the server's sentence. */
export type Trouble = { kind: 'not_let_in' | 'away'; reason: string };

const kinds: Record<string, Trouble['kind']> = {
  provider_not_set_up: 'not_let_in',
  provider_unauthorized: 'not_let_in',
  provider_unreachable: 'away',
  provider_server_error: 'away',
  provider_unreadable: 'away',
  provider_rate_limited: 'away',
  provider_paused: 'away',
  provider_timeout: 'away',
};

/** The trouble that an error tells of; undefined for any other error. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof RequestError)) return undefined;
  const { code } = (error.result.body ?? {}) as { code?: unknown };
  const kind = typeof code === 'string' ? kinds[code] : undefined;
  return kind && { kind, reason: error.sentence };
}
