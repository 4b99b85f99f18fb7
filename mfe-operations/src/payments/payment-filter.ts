import { paymentEndpoints, type PaymentStatus } from '@booking/contracts/payments';

/** Dates are the hotel's, both included. */
export type PaymentFilter = {
  status?: PaymentStatus;
  from?: string;
  to?: string;
  unsynced?: 'true';
  /** The one that a link led to. */
  payment?: string;
};

const { status, from, to, unsynced, payment } = paymentEndpoints.list.query.shape;

/** The filter that an address asks for; what makes no sense asks for nothing. */
export function filterOf(search: string): PaymentFilter {
  const given = new URLSearchParams(search);
  const read = (name: string) => given.get(name) ?? undefined;
  return {
    status: status.catch(undefined).parse(read('status')),
    from: from.catch(undefined).parse(read('from')),
    to: to.catch(undefined).parse(read('to')),
    unsynced: unsynced.catch(undefined).parse(read('unsynced')),
    payment: payment.catch(undefined).parse(read('payment')),
  };
}

/** The part of an address that asks for a filter, as `filterOf` reads it. */
export const searchOf = (filter: PaymentFilter): string => {
  const asked = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new URLSearchParams(asked).toString();
};

export const isFiltered = (filter: PaymentFilter): boolean => searchOf(filter) !== '';
