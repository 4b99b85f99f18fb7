import type { Dispute, PaymentEvent } from '@booking/contracts/payments';
import type { Seen } from './seen.ts';

type Alert = Seen['alerts'][number];

/** All that an alert says, with where it leads to. */
export const wordsOf = ({ id, title, detail, link }: Alert): string => `${id} ${title} ${detail} ${link ?? ''}`;

/** Of how many payments an alert tells: its title says so where there are several. */
export const countOf = ({ title }: Pick<Alert, 'title'>): number => Number(/^\d+/.exec(title)?.[0] ?? 1);

export const isUnanswered = ({ state }: Dispute): boolean => state === 'open' || state === 'inquiry';

/**
 * Whether the alert of what is not in the property system is about this payment: the payment is in the list that the alert leads to,
 * and the alert counts all of the list.
 */
export function isAmongUnsynced({ alerts, payments }: Seen, payment: PaymentEvent): boolean {
  const alert = alerts.find(({ id }) => id.startsWith('paid-not-synced'));
  if (!alert || !payment.isUnsynced) return false;
  const count = payments.filter(({ isUnsynced }) => isUnsynced).length;
  if (countOf(alert) < count) return false;
  return alert.link === '/payments?unsynced=true' || alert.link === `/payments?payment=${payment.id}`;
}
