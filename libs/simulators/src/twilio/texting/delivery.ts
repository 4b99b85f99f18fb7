import { randomUUID } from 'node:crypto';
import { readDeliveryPolicy, type DeliveryPolicy, type Failure } from './delivery-policy.ts';
import { signatureOf } from './signature.ts';

/** A request Twilio makes of its own accord: where, the token it is signed with, and its form. */
export type Webhook = { url: string; authToken: string; fields: Readonly<Record<string, string>> };

export type WebhookAnswer = { status: number; contentType: string; body: string };

const TOTAL_MS = 15_000;
const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/**
 * Prepares a delivery. Each call of the result delivers it, with the retries its address asks for, and answers what the
 * last try got, or undefined when nobody answered. It does not reject.
 */
export function prepareDelivery(webhook: Webhook): () => Promise<WebhookAnswer | undefined> {
  const policy = readDeliveryPolicy(webhook.url);
  const request = {
    method: 'POST',
    redirect: 'manual' as const,
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'user-agent': 'TwilioProxy/1.1',
      'x-twilio-signature': signatureOf(webhook.authToken, policy.url, webhook.fields),
      'i-twilio-idempotency-token': randomUUID(),
    },
    body: new URLSearchParams(webhook.fields).toString(),
  };

  return async () => {
    const total = AbortSignal.timeout(TOTAL_MS);
    for (let retries = 0; ; retries += 1) {
      const outcome = await attempt(policy, request, total);
      const isLast = retries >= policy.retries || total.aborted;
      if (isLast || !outcome.failure || !policy.retriesOn(outcome.failure)) return outcome.answer;
    }
  };
}

type Outcome = { answer?: WebhookAnswer; failure?: Failure };

async function attempt(policy: DeliveryPolicy, request: RequestInit, total: AbortSignal): Promise<Outcome> {
  const signal = AbortSignal.any([total, AbortSignal.timeout(policy.readMs)]);
  try {
    const response = await fetch(policy.url, { ...request, signal });
    const { status, headers } = response;
    const answer = { status, contentType: headers.get('content-type') ?? '', body: await response.text() };
    if (status < 400) return { answer };
    return { answer, failure: status < 500 ? '4xx' : '5xx' };
  } catch (error) {
    return { failure: wasConnected(error) ? 'rt' : 'ct' };
  }
}

function wasConnected(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } };
  return !NOT_CONNECTED.includes(String(cause?.code));
}
