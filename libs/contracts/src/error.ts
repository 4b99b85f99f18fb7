import { z } from 'zod';
import { AdmissionReason } from './admission-reason.ts';
import { PublishStep } from './publish-step.ts';

const ErrorIssue = z.object({ path: z.string(), message: z.string() });

/** Every error answer. `error` and `message` hold the same sentence: the console reads one, the guest pages the other. */
export const ErrorAnswer = z
  .object({
    error: z.string(),
    message: z.string(),
    code: z.string(),
    requestId: z.string(),
    issues: z.array(ErrorIssue).optional(),
    reasons: z.array(AdmissionReason).optional().describe('Of a build that was refused: all that stands in its way'),
    steps: z.array(PublishStep).optional().describe('Of a publish: what was done until it failed'),
    holds: z.string().optional().describe('Of a publish: one sentence, what callers hear now'),
  })
  .meta({ id: 'ErrorAnswer' });
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
