import { z } from 'zod';

const ErrorIssue = z.object({ path: z.string(), message: z.string() });

/** Every error answer. `error` and `message` hold the same sentence: the console reads one, the guest pages the other. */
export const ErrorAnswer = z
  .object({
    error: z.string(),
    message: z.string(),
    code: z.string(),
    requestId: z.string(),
    issues: z.array(ErrorIssue).optional(),
  })
  .meta({ id: 'ErrorAnswer' });
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
