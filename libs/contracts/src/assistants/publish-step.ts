import * as z from 'zod/mini';
import { openEnum } from '../schema/open-enum.ts';

/** A step of a publish. */
export const PublishStep = z.object({
  step: openEnum(
    z.enum(['save', 'compile', 'lint', 'golden calls', 'read', 'tools', 'push', 'read back', 'compare', 'record']),
  ),
  ok: z.boolean(),
  stderr: z.string().check(z.describe('What went wrong; empty when it went well')),
});
export type PublishStep = z.infer<typeof PublishStep>;
