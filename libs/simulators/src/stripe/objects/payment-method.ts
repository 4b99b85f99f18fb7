import type { Account } from '../account.ts';

/** Who pays, as typed on the payment page. */
export type Billing = ReturnType<typeof newBilling>;

export function newBilling(name: string, email: string, postalCode: string | null) {
  const address = { city: null, country: 'US', line1: null, line2: null, postal_code: postalCode, state: null };
  return { address, email, name, phone: null, tax_id: null };
}

/** What is kept of a card: never its number nor its security code. */
export type CardFacts = { brand: string; last4: string; expMonth: number; expYear: number };

/** A payment method as Stripe shows it. */
export type PaymentMethod = ReturnType<typeof newCardMethod> | ReturnType<typeof newBankMethod>;

export function newCardMethod(account: Account, card: CardFacts, billing: Billing) {
  return {
    ...newMethod(account, billing),
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: 'pass', cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: `simulated${card.brand}${card.last4}`,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    type: 'card' as const,
  };
}

export function newBankMethod(account: Account, billing: Billing) {
  return {
    ...newMethod(account, billing),
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'STRIPE TEST BANK',
      fingerprint: 'simulatedbank6789',
      last4: '6789',
      routing_number: '110000000',
    },
    type: 'us_bank_account' as const,
  };
}

function newMethod(account: Account, billing: Billing) {
  return {
    id: account.newId('pm_1', 23),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: billing,
    created: account.now(),
    customer: null,
    customer_account: null,
    livemode: account.livemode,
    metadata: {},
  };
}
