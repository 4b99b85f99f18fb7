import type { CheckoutRequest } from '../../src/providers/payment-provider.port.ts';

/** What a guest is to pay for a stay. */
export const checkoutOf = (reference: string): CheckoutRequest => ({
  reference,
  attempt: 1,
  lines: [
    { name: 'Garden Room, 2 nights', amountCents: 24_690 },
    { name: 'Taxes', amountCents: 1_999 },
  ],
  email: 'jane@guest.example',
  terms: 'By paying you agree to these terms. No refund.',
  expiresAt: new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 3_600_000),
  payee: null,
  language: null,
  settlesAtOnce: false,
  successUrl: 'http://localhost:4200/paid',
  cancelUrl: 'http://localhost:4200/back',
});
