import type { AgentStatus } from '@booking/contracts/dashboard';
import type { ProviderCheckEntity } from './provider-check.entity.ts';

/** A service that failed within this time may be flapping, even if it works now. */
export const flappingWindowMs = 5 * 60_000;
const slowMs = 2_000;

/** Offline when the newest check failed; degraded when it was slow, or another one failed shortly before. */
export function healthOf(
  newest: Pick<ProviderCheckEntity, 'ok' | 'responseMs'>,
  hasFailedLately: boolean,
): AgentStatus['status'] {
  if (!newest.ok) return 'offline';
  return hasFailedLately || newest.responseMs > slowMs ? 'degraded' : 'online';
}
