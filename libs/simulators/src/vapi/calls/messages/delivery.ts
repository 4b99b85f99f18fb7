import type { Clock } from '../../../shared-kernel/clock.ts';
import type { Sign } from './sign.ts';
import type { WebhookServer } from '../tool.ts';

/** What came of posting a message: the last answer, or none when nobody answered in time. */
export type Delivery = { answered: true; status: number; body: unknown } | { answered: false };

/** Posts server messages; one that takes longer than its server's timeout (20 s by default) is given up. */
export type Deliver = (server: WebhookServer, body: unknown) => Promise<Delivery>;

/** There is no second attempt unless the server object has a `backoffPlan`; its delays pass on `clock`. Each is signed anew. */
export function createDeliver(clock: Clock, sign: Sign): Deliver {
  return async (server, body) => {
    const text = JSON.stringify(body);
    const plan = server.backoffPlan;
    for (let retries = 0; ; retries += 1) {
      const delivery = await clock.during(() => post(server, sign(server, text), text));
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

async function post(server: WebhookServer, signed: Record<string, string>, text: string): Promise<Delivery> {
  if (server.url === undefined) return { answered: false };
  // a header of the server's own goes before what its credential would send
  const headers = new Headers({ 'content-type': 'application/json', ...signed });
  for (const [name, value] of Object.entries(server.headers)) headers.set(name, value);
  try {
    const response = await fetch(server.url, {
      method: 'POST',
      headers,
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
