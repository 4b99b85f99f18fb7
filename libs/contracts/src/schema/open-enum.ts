import * as z from 'zod/mini';
import type { Unlisted } from '../endpoint/labels.ts';

/**
 * One of a list of values, as answers have it: what the list lacks, or what is missing, does not make the answer unreadable. Only reading
 * yields an `Unlisted`, so whoever writes an answer keeps to the list. Requests take the list itself.
 */
export const openEnum = <Known extends string>(list: z.ZodMiniType<Known>) =>
  // a function, which JSON Schema passes over: there the list stays what the API says
  z.catch(list, ({ value }) => (typeof value === 'string' ? value : '') as Known) as unknown as z.ZodMiniType<
    Known | Unlisted,
    Known | Unlisted
  >;
