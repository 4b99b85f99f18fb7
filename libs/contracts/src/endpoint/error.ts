import * as z from 'zod/mini';
import { AdmissionReason } from '../remotes/admission-reason.ts';
import { PublishStep } from '../assistants/publish-step.ts';

const ErrorIssue = z.object({ path: z.string(), message: z.string() });

/** Every error answer. `error` and `message` hold the same sentence: the console reads one, the guest pages the other. */
export const ErrorAnswer = z
  .object({
    error: z.string(),
    message: z.string(),
    code: z.string(),
    requestId: z.string(),
    issues: z.optional(z.array(ErrorIssue)),
    reasons: z
      .optional(z.array(AdmissionReason))
      .check(z.describe('Of a build that was refused: all that stands in its way')),
    steps: z.optional(z.array(PublishStep)).check(z.describe('Of a publish: what was done until it failed')),
    holds: z.optional(z.string()).check(z.describe('Of a publish: one sentence, what callers hear now')),
  })
  .register(z.globalRegistry, { id: 'ErrorAnswer' });
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
