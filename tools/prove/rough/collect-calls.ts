import { z } from 'zod';
import type { ConnectedApi } from '../../../api/test/start/connected-api.ts';
import type { RecordedCall } from './evidence.ts';

const Message = z.looseObject({
  role: z.string(),
  message: z.optional(z.string()),
  toolCalls: z.optional(
    z.array(z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) })),
  ),
  toolCallId: z.optional(z.string()),
  result: z.optional(z.string()),
});
const Call = z.looseObject({ id: z.string(), messages: z.optional(z.array(Message)) });

/** A tool whose caller was cut off has said nothing. */
function heardIn({ id, messages = [] }: z.infer<typeof Call>): RecordedCall {
  const results = new Map(messages.map(({ toolCallId, result }) => [toolCallId, result ?? '']));
  const tools = messages.flatMap(({ toolCalls = [] }) =>
    toolCalls.map(({ id: toolCall, function: called }) => ({
      name: called.name,
      arguments: JSON.parse(called.arguments) as { [name: string]: unknown },
      result: results.get(toolCall) ?? '',
    })),
  );
  return { id, tools, said: messages.filter(({ role }) => role === 'bot').map(({ message }) => message ?? '') };
}

/** What was said and done in every call, as the voice platform keeps it. */
export async function collectCalls({ simulators }: ConnectedApi): Promise<Map<string, RecordedCall>> {
  const headers = { authorization: `Bearer ${simulators.env['VAPI_TEST_API_KEY']!}` };
  const answer = await fetch(`${simulators.vapi}/call?limit=1000`, { headers });
  const calls = z.array(Call).parse(await answer.json());
  return new Map(calls.map((call) => [call.id, heardIn(call)]));
}
