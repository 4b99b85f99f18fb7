import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PAYMENT_ODDITIES } from '../shared-kernel/fault-dial.ts';
import { ControlError, readBody } from '../shared-kernel/control-error.ts';
import { StripeError } from '../stripe/stripe-error.ts';
import type { Providers } from './providers.ts';

const oddPaymentBody = z.object({
  account: z.enum(['test', 'live']).default('test'),
  turn: z.enum([...PAYMENT_ODDITIES, 'dispute_won', 'dispute_lost']),
});

type WithSession = { Params: { session: string } };

/** Adds what is done to one payment, where the dial would do it to all of them. */
export function addOddRoutes(server: FastifyInstance, { stripe }: Providers): void {
  server.post<WithSession>('/api/payments/:session/odd', async ({ params, body }, reply) => {
    const { account, turn } = readBody(oddPaymentBody, body);
    try {
      stripe.makePaymentOdd(account, turn, params.session);
    } catch (error) {
      throw error instanceof StripeError ? new ControlError(error.statusCode, error.message) : error;
    }
    return reply.code(204).send();
  });
}
