import type { LiveCall } from '@booking/contracts/voice';
import { hasStatus } from '@booking/http/request-error';

/** S2 section 9. */
const liveCallPollMs = 2_000;

/** When a monitored call is asked for again, in ms: not once it has ended, nor when there is no such call. */
export function nextLook(call: LiveCall | undefined, error: Error | null): number | false {
  if (error && (hasStatus(error, 404) || hasStatus(error, 400))) return false;
  return call?.status === 'ended' ? false : liveCallPollMs;
}
