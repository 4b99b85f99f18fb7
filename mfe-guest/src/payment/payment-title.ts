import type { PaymentProgress } from '@booking/contracts/payment-progress';
import type { PageWords } from '../language/use-words.ts';

/** The title of the page on which all is said and a payment is left to make: nothing reads as done before money has moved. */
export function paymentTitle({ t }: Pick<PageWords, 't'>, payment: PaymentProgress['payment']): string {
  if (payment === 'paid') return t('contact.submittedTitle');
  return payment === 'processing' ? t('payment.processingTitle') : t('payment.title');
}
