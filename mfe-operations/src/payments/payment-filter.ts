import { paymentEndpoints } from '@booking/contracts/payments';
import * as z from 'zod/mini';

const { q, status, from, to, unsynced, payment, sort } = paymentEndpoints.list.query.shape;

/** Dates are the hotel's, both included; `payment` is the one that a link led to. */
const Filter = z.object({ q, status, from, to, unsynced, payment });
export type PaymentFilter = z.infer<typeof Filter>;

/** What stands in the address of the payments. */
export type PaymentAddress = PaymentFilter & {
  sort?: z.infer<typeof sort>;
  /** The one whose details are open. */
  open?: string;
};

/** What an address asks for; what makes no sense asks for nothing. */
export function filterOf(search: string): PaymentAddress {
  const given = new URLSearchParams(search);
  const read = (name: string) => given.get(name) ?? undefined;
  return {
    q: z.catch(q, undefined).parse(read('q')),
    status: z.catch(status, undefined).parse(read('status')),
    from: z.catch(from, undefined).parse(read('from')),
    to: z.catch(to, undefined).parse(read('to')),
    unsynced: z.catch(unsynced, undefined).parse(read('unsynced')),
    payment: z.catch(payment, undefined).parse(read('payment')),
    sort: z.catch(sort, undefined).parse(read('sort')),
    open: z.catch(payment, undefined).parse(read('open')),
  };
}

/** The part of it that leaves some of the payments. */
export const filterIn = ({ open: _, sort: __, ...filter }: PaymentAddress): PaymentFilter => filter;
