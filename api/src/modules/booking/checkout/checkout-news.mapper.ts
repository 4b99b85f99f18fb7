import type { PaymentNews } from '../../../providers/payment-events.port.ts';
import type { Checkout } from '../../../providers/payment-provider.port.ts';

/** What would have been heard of a checkout; nothing while it can be paid. */
export function toPaymentNews({
  id: checkoutId,
  status,
  isPaid,
  paymentId,
  amount,
}: Checkout): PaymentNews | undefined {
  if (isPaid) return { kind: 'paid', checkoutId, paymentId: paymentId ?? '', amount };
  if (status === 'open') return undefined;
  return { kind: status === 'complete' ? 'processing' : status, checkoutId };
}
