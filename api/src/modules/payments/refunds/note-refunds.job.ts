import { z } from 'zod';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';

/** Sent with every refund that is new, or is known to have failed since. */
export const noteRefunds: JobKind<{ paymentId: string }> = {
  name: 'note-refunds',
  data: z.object({ paymentId: z.uuid() }),
  // a day of tries, as for what was paid
  retries: 24 * 60,
  longestWaitSeconds: 60,
  seconds: 120,
  lane: 'paid',
};
