import { paymentEndpoints, type PaymentStatus } from '@booking/contracts/payments';
import * as z from 'zod/mini';

/** Dates are the hotel's, both included. */
export type PaymentFilter = {
  q?: string;
  status?: PaymentStatus;
  from?: string;
  to?: string;
  unsynced?: 'true';
  /** The one that a link led to. */
  payment?: string;
};

const { q, status, from, to, unsynced, payment } = paymentEndpoints.list.query.shape;

/** The filter that an address asks for; what makes no sense asks for nothing. */
export function filterOf(search: string): PaymentFilter {
  const given = new URLSearchParams(search);
  const read = (name: string) => given.get(name) ?? undefined;
  return {
    q: z.catch(q, undefined).parse(read('q')),
    status: z.catch(status, undefined).parse(read('status')),
    from: z.catch(from, undefined).parse(read('from')),
    to: z.catch(to, undefined).parse(read('to')),
    unsynced: z.catch(unsynced, undefined).parse(read('unsynced')),
    payment: z.catch(payment, undefined).parse(read('payment')),
  };
}
