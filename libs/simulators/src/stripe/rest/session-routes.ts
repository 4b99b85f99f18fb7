import { z } from 'zod';
import type { Merchant } from '../merchant.ts';
import type { Checkout } from '../objects/checkout-session.ts';
import { expireCheckout, findCheckout } from '../payments/expire-checkout.ts';
import { openCheckout } from '../payments/open-checkout.ts';
import { text } from '../rules/parameters.ts';
import { sessionParameters } from '../rules/session-parameters.ts';
import { noSuch } from '../stripe-error.ts';
import { expand, expandSession, expandSessions } from './expand.ts';
import { created, isWithin, pageOf, pageParameters } from './list.ts';
import type { Rest } from './rest.ts';

const SESSIONS = '/v1/checkout/sessions';
const onlyExpand = z.strictObject({ expand: expandSession });

const listParameters = z.strictObject({
  ...pageParameters,
  created,
  expand: expandSessions,
  customer_details: z.strictObject({ email: text }).optional(),
  payment_intent: text.optional(),
  status: z.enum(['complete', 'expired', 'open']).optional(),
});

export function addSessionRoutes(rest: Rest): void {
  rest.post(SESSIONS, sessionParameters, ({ merchant }, parameters) =>
    expand(merchant, openCheckout(merchant, parameters), parameters.expand),
  );

  rest.get(SESSIONS, listParameters, ({ merchant }, asked) => {
    const sessions = merchant.checkouts
      .newestFirst()
      .map(({ id }) => requireCheckout(merchant, id).session)
      .filter((session) => isWithin(session.created, asked.created))
      .filter(({ status }) => asked.status === undefined || status === asked.status)
      .filter(({ payment_intent: id }) => asked.payment_intent === undefined || id === asked.payment_intent)
      .filter(
        ({ customer_details: customer }) => !asked.customer_details || customer?.email === asked.customer_details.email,
      );
    return expand(merchant, pageOf(sessions, asked, SESSIONS), asked.expand);
  });

  rest.get(`${SESSIONS}/:id`, onlyExpand, ({ merchant, id }, asked) =>
    expand(merchant, requireCheckout(merchant, id).session, asked.expand),
  );

  rest.get(`${SESSIONS}/:id/line_items`, z.strictObject(pageParameters), ({ merchant, id }, asked) =>
    pageOf(requireCheckout(merchant, id).lineItems, asked, `${SESSIONS}/${id}/line_items`),
  );

  rest.post(`${SESSIONS}/:id/expire`, onlyExpand, ({ merchant, id, cause }, asked) =>
    expand(merchant, expireCheckout(merchant, requireCheckout(merchant, id), cause), asked.expand),
  );
}

function requireCheckout(merchant: Merchant, id: string): Checkout {
  const checkout = findCheckout(merchant, id);
  if (!checkout) throw noSuch('checkout.session', id, 'session');
  return checkout;
}
