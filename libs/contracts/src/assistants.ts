import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { ToolAudience } from './tools.ts';

/** What a list says of an assistant. */
export const Assistant = z
  .object({
    id: z.number().int(),
    name: z.string(),
    assistantId: z.string().describe("The voice platform's own id"),
    assistantType: ToolAudience,
    status: z.enum(['published', 'draft', 'error']),
    voiceId: z.string().nullable(),
    voiceProvider: z.string().nullable(),
    lastPublishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Assistant' });
export type Assistant = z.infer<typeof Assistant>;

export const assistantEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/assistants',
    summary: 'Every assistant of the current mode',
    access: 'assistants:read',
    answer: z.array(Assistant),
    timed: true,
  },
});
