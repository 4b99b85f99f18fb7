import type { CallOf } from '@booking/contracts/endpoint';
import { providers } from '@booking/contracts/integrations';
import type { webhookEndpoints } from '@booking/contracts/webhooks';

type Query = NonNullable<CallOf<typeof webhookEndpoints.events>['query']>;
export type WebhookQuery = Pick<Query, 'provider' | 'status' | 'sort'>;

/** What shows until somebody asks for something else. */
const preset = 'dead';
const statuses = ['dead', 'pending', 'done', 'all'] as const;
export type WebhookFilter = {
  provider?: Query['provider'];
  status?: (typeof statuses)[number];
  sort?: Query['sort'];
};

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null): Value | undefined =>
  values.find((value) => value === asked);

/** What an address asks for. */
export function readFilter(search: string): WebhookFilter {
  const asked = new URLSearchParams(search);
  const [provider, status] = [oneOf(providers, asked.get('provider')), oneOf(statuses, asked.get('status'))];
  const sort = oneOf(['receivedAt', '-receivedAt'] as const, asked.get('sort'));
  return { ...(provider && { provider }), ...(status && { status }), ...(sort && { sort }) };
}

export const statusOf = ({ status = preset }: WebhookFilter): (typeof statuses)[number] => status;

/** What the API is asked: failed webhooks unless somebody asks for others. */
export function queryOf(filter: WebhookFilter): WebhookQuery {
  const status = statusOf(filter);
  const { provider, sort } = filter;
  return { ...(provider && { provider }), ...(status !== 'all' && { status }), ...(sort && { sort }) };
}

/** The part of an address that asks for a filter. */
export const searchOf = (filter: WebhookFilter): string =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();
