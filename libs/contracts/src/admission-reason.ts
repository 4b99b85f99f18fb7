import { z } from 'zod';

/** One thing that stands in the way of a build of a remote, and what mends it. */
export const AdmissionReason = z
  .object({ field: z.string(), problem: z.string(), fix: z.string() })
  .meta({ id: 'AdmissionReason' });
export type AdmissionReason = z.infer<typeof AdmissionReason>;
