import type { Clock } from '../../shared-kernel/clock.ts';

/** Posts a payload until somebody takes it or the retries are used up. It does not reject. */
export type Deliver = (endpoint: string, payload: object) => Promise<void>;

const TIMEOUT_MS = 2_000;
const RETRIES = 5;
const RETRY_MS = 60_000;

/** Five retries a minute apart for whatever does not answer 2xx within two seconds; none once `signal` aborts. */
export function createDeliver(clock: Clock, signal: AbortSignal): Deliver {
  return async (endpoint, payload) => {
    const body = JSON.stringify(payload);
    try {
      for (let retries = 0; ; retries += 1) {
        const isTaken = await clock.during(() => post(endpoint, body, signal));
        if (isTaken || retries === RETRIES) return;
        await clock.wait(RETRY_MS, signal);
      }
    } catch {
      // closing
    }
  };
}

async function post(endpoint: string, body: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Cloudbeds simulator' },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
