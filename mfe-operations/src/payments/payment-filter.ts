import { paymentEndpoints, type PaymentStatus } from '@booking/contracts/payments';

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
    q: q.catch(undefined).parse(read('q')),
    status: status.catch(undefined).parse(read('status')),
    from: from.catch(undefined).parse(read('from')),
    to: to.catch(undefined).parse(read('to')),
    unsynced: unsynced.catch(undefined).parse(read('unsynced')),
    payment: payment.catch(undefined).parse(read('payment')),
  };
}
