import { guestEndpoints } from '@booking/contracts/guests';
import * as z from 'zod/mini';

/** Guests by what somebody typed, or those of one record. */
export type GuestFilter = { q?: string; call?: string; payment?: string; precheckin?: string; reservation?: string };

const { q, call, payment, precheckin, reservation } = guestEndpoints.list.query.shape;

/** The filter that an address asks for; what makes no sense asks for nothing. */
export function filterOf(search: string): GuestFilter {
  const given = new URLSearchParams(search);
  const read = (name: string) => given.get(name) ?? undefined;
  return {
    q: z.catch(q, undefined).parse(read('q')),
    call: z.catch(call, undefined).parse(read('call')),
    payment: z.catch(payment, undefined).parse(read('payment')),
    precheckin: z.catch(precheckin, undefined).parse(read('precheckin')),
    reservation: z.catch(reservation, undefined).parse(read('reservation')),
  };
}

/** Whether the guests of one record are asked for. */
export const isOfRecord = ({ q: _, ...record }: GuestFilter): boolean =>
  Object.values(record).some((each) => each !== undefined);
