import * as z from 'zod/mini';
import { stayGroups, type StayGroup } from './stay-groups.ts';

/** What stands in the address of the stays: what is searched for, which group shows, and where the timeline begins. */
export type StayAddress = { q?: string | undefined; show?: StayGroup | undefined; from?: string | undefined };

const Show = z.optional(z.enum(stayGroups));
const From = z.optional(z.iso.date());

/** What an address asks for; what makes no sense asks for nothing. */
export function filterOf(search: string): StayAddress {
  const given = new URLSearchParams(search);
  return {
    q: given.get('q')?.slice(0, 100) || undefined,
    show: z.catch(Show, undefined).parse(given.get('show') ?? undefined),
    from: z.catch(From, undefined).parse(given.get('from') ?? undefined),
  };
}
