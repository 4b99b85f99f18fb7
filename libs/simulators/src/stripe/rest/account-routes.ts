import { z } from 'zod';
import type { Account } from '../account.ts';
import { BUSINESS_NAME } from '../objects/business.ts';
import type { Rest } from './rest.ts';

/** Adds what tells whether the key works and money can be taken. */
export function addAccountRoutes(rest: Rest): void {
  rest.get('/v1/balance', z.strictObject({}), ({ merchant }) => balanceOf(merchant));
  rest.get('/v1/account', z.strictObject({}), ({ merchant }) => ({
    id: merchant.id,
    object: 'account',
    business_profile: { mcc: '7011', name: BUSINESS_NAME, product_description: null, support_email: null, url: null },
    business_type: 'company',
    capabilities: { card_payments: 'active', transfers: 'active', us_bank_account_ach_payments: 'active' },
    charges_enabled: true,
    controller: { type: 'account' },
    country: 'US',
    created: 1_700_000_000,
    default_currency: 'usd',
    details_submitted: true,
    email: 'hotel@example.com',
    metadata: {},
    payouts_enabled: true,
    settings: { dashboard: { display_name: BUSINESS_NAME, timezone: 'Etc/UTC' } },
    type: 'standard',
  }));
}

/** What was taken less what was given back; nothing is ever paid out. */
function balanceOf({ charges, livemode }: Account) {
  const sums = new Map([['usd', 0]]);
  for (const charge of charges.newestFirst()) {
    if (charge.paid)
      sums.set(charge.currency, (sums.get(charge.currency) ?? 0) + charge.amount - charge.amount_refunded);
  }
  const funds = [...sums].map(([currency, amount]) => ({ amount, currency, source_types: { card: amount } }));
  const none = funds.map(({ currency }) => ({ amount: 0, currency, source_types: { card: 0 } }));
  return { object: 'balance', available: none, livemode, pending: funds };
}
