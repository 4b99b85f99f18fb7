import type { CheckoutOutcome } from '@booking/contracts/guest-pages';
import type { PaymentPurpose } from '@booking/contracts/payment-purpose';
import { dayInWords } from '../stay.ts';

type Words = { title: string; text: string; more: string };

const confirmed: Record<PaymentPurpose, Words> = {
  // S2 section 2
  booking: {
    title: 'Booking Confirmed',
    text: 'Thank you for your payment. Your reservation at the hotel has been confirmed.',
    more: 'The confirmation details arrive by e-mail and SMS.',
  },
  extension: {
    title: 'Payment Received',
    text: 'Thank you for your payment. We are extending your stay.',
    more: 'You get a text with your new check-out date.',
  },
  balance: {
    title: 'Payment Received',
    text: 'Thank you for your payment. It goes to your reservation.',
    more: 'You get a text that confirms it.',
  },
};

const confirmingBooking: Words = {
  title: 'Confirming Your Booking',
  text: 'We are confirming your booking. This usually takes a few seconds.',
  more: 'You can leave this page: if you have paid, the confirmation arrives by e-mail and SMS.',
};

const confirmingPayment: Words = {
  title: 'Confirming Your Payment',
  text: 'We are confirming your payment. This usually takes a few seconds.',
  more: 'You can leave this page: if you have paid, the confirmation arrives by SMS.',
};

const unknown: Words = {
  title: 'Booking Not Found',
  text: 'We do not know this payment.',
  more: 'If you have paid, please call the hotel, and we will look for your reservation.',
};

const refunded: Words = {
  title: 'Payment Refunded',
  text: 'Your payment was refunded in full.',
  more: 'It can take some days until your bank shows it.',
};

const over = (purpose: PaymentPurpose, title: string, why: string): Words =>
  purpose === 'booking'
    ? {
        title,
        text: `${why} No reservation was made.`,
        more: 'To try again, open the link you booked with once more, or call the hotel.',
      }
    : {
        title,
        text: `${why} Your reservation is as it was before.`,
        more: 'If you still want to pay, please call the hotel.',
      };

/** @param heldUntil the hotel's day, YYYY-MM-DD */
const processing = (purpose: PaymentPurpose, heldUntil: string | undefined): Words => ({
  title: 'Payment On Its Way',
  text: 'Your payment is on its way from your bank. This can take some days.',
  more: `${held(purpose, heldUntil)}You can leave this page: we text you when the payment is here.`,
});

function held(purpose: PaymentPurpose, until: string | undefined): string {
  if (!until) return '';
  const what = purpose === 'extension' ? 'Your additional nights are' : 'Your room is';
  return `${what} held until ${dayInWords(until)}. `;
}

/** What a page does not know was paid for is told as a booking. */
const purposeOf = ({ purpose }: CheckoutOutcome): PaymentPurpose =>
  purpose === 'extension' ? 'extension' : purpose === 'balance' ? 'balance' : 'booking';

/** What a guest who comes back from paying reads. */
export function wordsOf(outcome: CheckoutOutcome): Words {
  const { status, heldUntil } = outcome;
  const purpose = purposeOf(outcome);
  switch (status) {
    case 'confirmed':
      return confirmed[purpose];
    case 'processing':
      return processing(purpose, heldUntil);
    case 'failed':
      return over(purpose, 'Payment Failed', 'Your payment did not go through.');
    case 'expired':
      return over(purpose, 'Payment Expired', 'The time to pay is over, and no charges were made.');
    case 'refunded':
      return refunded;
    case 'unknown':
      return unknown;
    default:
      return purpose === 'booking' ? confirmingBooking : confirmingPayment;
  }
}
