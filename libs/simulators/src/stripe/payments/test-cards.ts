import type { Decline } from '../objects/charge.ts';

/** A card that may be typed here, and what its bank does. */
export type TestCard = { brand: string; outcome: 'pays' | 'authenticates' | Decline };

const declined = (code: string, declineCode: string, message: string, adviceCode = 'try_again_later'): Decline => ({
  code,
  declineCode,
  message,
  adviceCode,
});

const CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', outcome: 'pays' },
  '5555555555554444': { brand: 'mastercard', outcome: 'pays' },
  '378282246310005': { brand: 'amex', outcome: 'pays' },
  '4000000000007726': { brand: 'visa', outcome: 'pays' },
  '4000000000005126': { brand: 'visa', outcome: 'pays' },
  '4000002500003155': { brand: 'visa', outcome: 'authenticates' },
  '4000000000000002': {
    brand: 'visa',
    outcome: declined('card_declined', 'generic_decline', 'Your card was declined.'),
  },
  '4000000000009995': {
    brand: 'visa',
    outcome: declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  },
  '4000000000000069': {
    brand: 'visa',
    outcome: declined('expired_card', 'expired_card', 'Your card has expired.', 'confirm_card_data'),
  },
  '4000000000000127': {
    brand: 'visa',
    outcome: declined('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect.", 'confirm_card_data'),
  },
};

/** The test card with this number (digits only). Nobody's real card is one. */
export const findTestCard = (number: string): TestCard | undefined =>
  Object.hasOwn(CARDS, number) ? CARDS[number] : undefined;

/** How a refund to a card goes, as Stripe's test cards for it do. */
export function refundCourse(last4: string | undefined): 'succeeds' | 'succeeds later' | 'fails later' {
  if (last4 === '7726') return 'succeeds later';
  return last4 === '5126' ? 'fails later' : 'succeeds';
}
