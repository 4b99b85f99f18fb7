import { z } from 'zod';
import { expandPayment } from '../rest/expand.ts';
import { REFUND_REASONS } from '../objects/refund.ts';
import { integer, metadata, notSimulated, text } from './parameters.ts';

/** The parameters of POST /v1/refunds. */
export const refundParameters = z.strictObject({
  amount: integer.pipe(z.number().min(1, { error: 'Invalid positive integer' })).optional(),
  charge: text.optional(),
  currency: notSimulated,
  customer: notSimulated,
  expand: expandPayment,
  instructions_email: notSimulated,
  metadata: metadata.optional(),
  origin: notSimulated,
  payment_intent: text.optional(),
  reason: z.enum(REFUND_REASONS).optional(),
  refund_application_fee: notSimulated,
  reverse_transfer: notSimulated,
});
export type RefundParameters = z.output<typeof refundParameters>;
