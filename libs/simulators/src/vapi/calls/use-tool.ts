import type { Clock } from '../../shared-kernel/clock.ts';
import { isObject } from '../rules/rule.ts';
import { createDeliver, isAccepted, type Delivery } from './messages/delivery.ts';
import type { ServerMessages } from './messages/server-messages.ts';
import type { Tool } from './tool.ts';
import type { FillVariables } from './variables.ts';

/** What came of a tool call; `spoken` is a text that came with the answer, to be said instead of it. */
export type ToolOutcome = { ok: true; result: string; spoken?: string } | { ok: false; error: string; spoken?: string };

export type ToolCall = { id: string; type: 'function'; function: { name: string; arguments: Record<string, unknown> } };

const NO_RESULT = 'No result returned.';

/** The arguments of a call: the model's, with the tool's static ones over them, which the model never sees. */
export function completeArguments(
  tool: Tool,
  modelArguments: Record<string, unknown>,
  fill: FillVariables,
): Record<string, unknown> {
  const fixed = tool.parameters.map(
    ({ key, value }) => [key, typeof value === 'string' ? fill(value) : value] as const,
  );
  return { ...modelArguments, ...Object.fromEntries(fixed) };
}

/**
 * Posts a tool call to the tool's own server, else to the assistant's or the phone number's, and reads its answer. An
 * answer that is no 2xx, or lacks this call's id, is no result.
 */
export async function useTool(
  tool: Tool,
  toolCall: ToolCall,
  messages: Pick<ServerMessages, 'compose' | 'destination' | 'sign'>,
  artifact: Record<string, unknown>,
  clock: Clock,
): Promise<ToolOutcome> {
  const to = tool.server?.url === undefined ? messages.destination() : tool.server;
  if (!to) return { ok: false, error: NO_RESULT };
  const body = messages.compose('tool-calls', {
    toolCalls: [toolCall],
    toolCallList: [toolCall],
    toolWithToolCallList: [{ ...tool, toolCall }],
    artifact,
  });
  return readOutcome(await createDeliver(clock, messages.sign)(to, body), toolCall.id);
}

function readOutcome(delivery: Delivery, toolCallId: string): ToolOutcome {
  if (!delivery.answered || !isAccepted(delivery)) return { ok: false, error: NO_RESULT };
  const results = isObject(delivery.body) && Array.isArray(delivery.body.results) ? delivery.body.results : [];
  const entry: unknown = results.find((each: unknown) => isObject(each) && each.toolCallId === toolCallId);
  if (!isObject(entry)) return { ok: false, error: NO_RESULT };
  const spoken =
    isObject(entry.message) && typeof entry.message.content === 'string' ? entry.message.content : undefined;
  const withSpoken = spoken === undefined ? {} : { spoken };
  if (typeof entry.error === 'string') return { ok: false, error: entry.error, ...withSpoken };
  if (entry.result === undefined || entry.result === null) return { ok: false, error: NO_RESULT };
  const result = typeof entry.result === 'string' ? entry.result : JSON.stringify(entry.result);
  return { ok: true, result, ...withSpoken };
}
