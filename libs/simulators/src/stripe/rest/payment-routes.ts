import { z } from 'zod';
import { refund } from '../payments/refund.ts';
import { text } from '../rules/parameters.ts';
import { refundParameters } from '../rules/refund-parameters.ts';
import { noSuch } from '../stripe-error.ts';
import { expand, expandIntent, expandPayment, expandPayments } from './expand.ts';
import { created, isWithin, pageOf, pageParameters } from './list.ts';
import type { Rest } from './rest.ts';

const REFUNDS = '/v1/refunds';
const ofIntent = z.strictObject({ expand: expandIntent });
const ofPayment = z.strictObject({ expand: expandPayment });

const listParameters = z.strictObject({
  ...pageParameters,
  charge: text.optional(),
  created,
  expand: expandPayments,
  payment_intent: text.optional(),
});

/** Adds payment intents, charges and refunds. */
export function addPaymentRoutes(rest: Rest): void {
  rest.get('/v1/payment_intents/:id', ofIntent, ({ merchant, id }, asked) => {
    const intent = merchant.paymentIntents.get(id);
    if (!intent) throw noSuch('payment_intent', id, 'intent');
    return expand(merchant, intent, asked.expand);
  });

  rest.get('/v1/charges/:id', ofPayment, ({ merchant, id }, asked) => {
    const charge = merchant.charges.get(id);
    if (!charge) throw noSuch('charge', id, 'id');
    return expand(merchant, charge, asked.expand);
  });

  rest.post(REFUNDS, refundParameters, ({ merchant, cause }, parameters) =>
    expand(merchant, refund(merchant, parameters, cause), parameters.expand),
  );

  rest.get(REFUNDS, listParameters, ({ merchant }, asked) => {
    const refunds = merchant.refunds
      .newestFirst()
      .filter((each) => isWithin(each.created, asked.created))
      .filter(({ charge }) => asked.charge === undefined || charge === asked.charge)
      .filter(({ payment_intent: id }) => asked.payment_intent === undefined || id === asked.payment_intent);
    return expand(merchant, pageOf(refunds, asked, REFUNDS), asked.expand);
  });

  rest.get(`${REFUNDS}/:id`, ofPayment, ({ merchant, id }, asked) => {
    const found = merchant.refunds.get(id);
    if (!found) throw noSuch('refund', id, 'id');
    return expand(merchant, found, asked.expand);
  });
}
