import type { Clock } from '../../shared-kernel/clock.ts';
import type { WebhookServer } from './tool.ts';

/** What came of posting a message: the last answer, or none when nobody answered in time. */
export type Delivery = { answered: true; status: number; body: unknown } | { answered: false };

/** Posts server messages; one that takes longer than its server's timeout (20 s by default) is given up. */
export type Deliver = (server: WebhookServer, headers: Record<string, string>, body: unknown) => Promise<Delivery>;

/** There is no second attempt unless the server object has a `backoffPlan`; its delays pass on `clock`. */
export function createDeliver(clock: Clock): Deliver {
  return async (server, headers, body) => {
    const text = JSON.stringify(body);
    const plan = server.backoffPlan;
    for (let retries = 0; ; retries += 1) {
      const delivery = await clock.during(() => post(server, headers, text));
      const worthRetrying =
        !isAccepted(delivery) && !(delivery.answered && plan?.excludedStatusCodes.includes(delivery.status));
      if (!plan || !worthRetrying || retries >= plan.maxRetries) return delivery;
      const factor = plan.type === 'exponential' ? 2 ** retries : 1;
      await clock.wait(plan.baseDelaySeconds * 1000 * factor);
    }
  };
}

/** Whether a message got a 2xx. */
export function isAccepted(delivery: Delivery): boolean {
  return delivery.answered && delivery.status >= 200 && delivery.status < 300;
}

async function post(server: WebhookServer, headers: Record<string, string>, text: string): Promise<Delivery> {
  if (server.url === undefined) return { answered: false };
  try {
    const response = await fetch(server.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...server.headers },
      body: text,
      redirect: 'manual',
      signal: AbortSignal.timeout(server.timeoutSeconds * 1000),
    });
    return { answered: true, status: response.status, body: parseJson(await response.text()) };
  } catch {
    return { answered: false };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
