import type { Dispute, PaymentEvent } from '@booking/contracts/payments';
import type { Evidence } from './evidence.ts';

type Alert = Evidence['alerts'][number];

/** All that an alert says, with where it leads to. */
export const alertText = ({ id, title, detail, link }: Alert): string => `${id} ${title} ${detail} ${link ?? ''}`;

/** Of how many payments an alert tells: its title says so where there are several. */
export const paymentCountOf = ({ title }: Pick<Alert, 'title'>): number => Number(/^\d+/.exec(title)?.[0] ?? 1);

export const isUnanswered = ({ state }: Dispute): boolean => state === 'open' || state === 'inquiry';

/**
 * Whether the alert of what is not in the property system is about this payment: the payment is in the list that the alert leads to,
 * and the alert counts all of the list.
 */
export function isAmongUnsynced({ alerts, payments }: Evidence, payment: PaymentEvent): boolean {
  const alert = alerts.find(({ id }) => id.startsWith('paid-not-synced'));
  if (!alert || !payment.isUnsynced) return false;
  const count = payments.filter(({ isUnsynced }) => isUnsynced).length;
  if (paymentCountOf(alert) < count) return false;
  return alert.link === '/payments?unsynced=true' || alert.link === `/payments?payment=${payment.id}`;
}
