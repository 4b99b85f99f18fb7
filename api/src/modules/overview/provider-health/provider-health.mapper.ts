import { providers, type Provider, type ProviderStatus, type UptimeSlot } from '@booking/contracts/integrations';
import type { ProviderCheckEntity } from './provider-check.entity.ts';
import type { CheckSlot } from './provider-checks.repository.ts';

export const toProviderStatus = ({ ok, checkedAt, responseMs, error }: ProviderCheckEntity): ProviderStatus => ({
  status: ok,
  lastCheck: checkedAt.toISOString(),
  responseTime: responseMs,
  error,
});

/** The slots of each provider; a provider that was not checked has none. */
export function toUptime(slots: readonly CheckSlot[]): Record<Provider, UptimeSlot[]> {
  const slotsOf = (provider: Provider): UptimeSlot[] =>
    slots
      .filter((slot) => slot.provider === provider)
      .map(({ from, checks, failed, medianMs }) => ({
        from: from.toISOString(),
        checks,
        failed,
        responseTime: medianMs,
      }));
  return Object.fromEntries(providers.map((each) => [each, slotsOf(each)])) as Record<Provider, UptimeSlot[]>;
}
