import { z } from 'zod';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';

/** Carries out one run. */
export const matchPayments: JobKind<{ runId: string }> = {
  name: 'match-payments',
  data: z.object({ runId: z.uuid() }),
  retries: 1,
  seconds: 600,
};
