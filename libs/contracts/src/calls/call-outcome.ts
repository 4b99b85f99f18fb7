import * as z from 'zod/mini';

/** From facts, never from the model: a paid checkout, a link that can still be paid, or neither. */
export const CallOutcome = z.enum(['booked', 'paid_pending', 'info']);
export type CallOutcome = z.infer<typeof CallOutcome>;
