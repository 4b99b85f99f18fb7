import { z } from 'zod';

/** A number of an account, and where texts to it are passed on; nowhere while the address is empty. */
export const lineSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  number: z.string(),
  smsUrl: z.string(),
  smsMethod: z.enum(['POST', 'GET']),
});
export type Line = z.output<typeof lineSchema>;
