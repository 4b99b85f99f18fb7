import { z } from 'zod';

/** What one person of a rough day did, as the rehearsal tells it: it knows who was behind every line. */
export const Record = z.object({
  index: z.int(),
  kind: z.string(),
  name: z.object({ first: z.string(), last: z.string(), said: z.string() }),
  email: z.string(),
  line: z.string(),
  number: z.string(),
  typedPhone: z.string(),
  oddities: z.array(z.string()),
  calls: z.array(
    z.object({
      id: z.string(),
      repeated: z.array(z.object({ tool: z.string(), first: z.string(), again: z.string() })),
      asked: z.optional(z.object({ confirmationNumber: z.string(), isOwn: z.boolean() })),
    }),
  ),
  paid: z.array(z.object({ session: z.string(), turns: z.array(z.string()) })),
  confirmationNumber: z.optional(z.string()),
  replies: z.array(z.object({ body: z.string(), wish: z.enum(['out', 'in', 'nothing']) })),
  stuck: z.optional(z.string()),
});
export type Record = z.infer<typeof Record>;
