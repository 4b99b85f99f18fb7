import { z } from 'zod';

/** Where messages are posted to, as far as a delivery needs it. */
export const serverSchema = z.looseObject({
  url: z.string().optional(),
  timeoutSeconds: z.number().default(20),
  credentialId: z.string().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  backoffPlan: z
    .looseObject({
      type: z.string(),
      maxRetries: z.number(),
      baseDelaySeconds: z.number(),
      excludedStatusCodes: z.array(z.number()).default([]),
    })
    .optional(),
});
export type WebhookServer = z.infer<typeof serverSchema>;

const messageSchema = z.looseObject({ type: z.string(), content: z.string().optional(), role: z.string().optional() });

/** A tool of an assistant, as far as a call needs it. */
export const toolSchema = z.looseObject({
  type: z.string(),
  async: z.boolean().default(false),
  function: z.looseObject({ name: z.string() }).optional(),
  server: serverSchema.optional(),
  messages: z.array(messageSchema).default([]),
  parameters: z.array(z.looseObject({ key: z.string(), value: z.unknown() })).default([]),
});
export type Tool = z.infer<typeof toolSchema>;

/** What the assistant says at a moment of using a tool, when its tool has a text for that moment. */
export function toolMessage(
  tool: Tool,
  type: 'request-start' | 'request-complete' | 'request-failed',
): string | undefined {
  const found = tool.messages.find((message) => message.type === type && message.role !== 'system');
  return found?.content;
}
