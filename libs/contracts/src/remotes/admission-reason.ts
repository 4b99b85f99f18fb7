import * as z from 'zod/mini';

/** One thing that stands in the way of a build of a remote, and what mends it. */
export const AdmissionReason = z
  .object({ field: z.string(), problem: z.string(), fix: z.string() })
  .register(z.globalRegistry, { id: 'AdmissionReason' });
export type AdmissionReason = z.infer<typeof AdmissionReason>;
