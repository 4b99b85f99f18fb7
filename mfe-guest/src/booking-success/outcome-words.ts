import type { CheckoutOutcome } from '@booking/contracts/guest-pages';
import type { PaymentPurpose } from '@booking/contracts/payment-purpose';
import type { PageWords } from '../language/use-words.ts';
import { promiseOf } from './promise.ts';

type Said = Pick<PageWords, 't' | 'date'>;
type OutcomeWords = { title: string; text: string; more: string };

/** What a page does not know was paid for is told as a booking. */
const purposeOf = ({ purpose }: CheckoutOutcome): PaymentPurpose =>
  purpose === 'extension' ? 'extension' : purpose === 'balance' ? 'balance' : 'booking';

/** What a guest who comes back from paying reads. */
export function outcomeWords({ t, date }: Said, outcome: CheckoutOutcome): OutcomeWords {
  const purpose = purposeOf(outcome);
  const isBooking = purpose === 'booking';
  const said = (key: 'refunded' | 'unknown' | 'received'): OutcomeWords => ({
    title: t(`outcome.${key}.title`),
    text: t(`outcome.${key}.text`),
    more: t(`outcome.${key}.more`),
  });
  const notPaid = (key: 'failed' | 'expired'): OutcomeWords => ({
    title: t(`outcome.${key}.title`),
    text: t(isBooking ? `outcome.${key}.noReservation` : `outcome.${key}.asBefore`),
    more: t(isBooking ? 'outcome.bookAgain' : 'outcome.stillPay'),
  });
  switch (outcome.status) {
    case 'confirmed':
      return {
        title: t(`outcome.confirmed.${purpose}.title`),
        text: t(`outcome.confirmed.${purpose}.text`),
        more: isBooking ? promiseOf(t, outcome.booking) : t(`outcome.confirmed.${purpose}.more`),
      };
    case 'processing': {
      const held = outcome.heldUntil ? `${t(`outcome.held.${purpose}`, { date: date(outcome.heldUntil) })} ` : '';
      return {
        title: t('outcome.processing.title'),
        text: t('outcome.processing.text'),
        more: `${held}${t('outcome.processing.more')}`,
      };
    }
    case 'failed':
      return notPaid('failed');
    case 'expired':
      return notPaid('expired');
    case 'received':
      return said('received');
    case 'refunded':
      return said('refunded');
    case 'unknown':
      return said('unknown');
    default: {
      const kind = isBooking ? 'booking' : 'payment';
      return {
        title: t(`outcome.confirming.${kind}.title`),
        text: t(`outcome.confirming.${kind}.text`),
        more: t(`outcome.confirming.${kind}.more`),
      };
    }
  }
}
