import * as z from 'zod/mini';

/** What a guest pays for: a stay, more nights of one, or what is still due on one. */
export const PaymentPurpose = z.enum(['booking', 'extension', 'balance']);
export type PaymentPurpose = z.infer<typeof PaymentPurpose>;
