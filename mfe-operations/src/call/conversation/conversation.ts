import type { CallDetail } from '@booking/contracts/calls';

export type Turn = CallDetail['turns'][number];
export type ToolCall = CallDetail['toolCalls'][number];
export type Spoken = { kind: 'turn'; turn: Turn } | { kind: 'tool'; tool: ToolCall };

/**
 * What was said and what was done meanwhile, in order: words stay as they came, a tool call stands before the first words that
 * began after it. One whose time is not known stands at the end.
 */
export function conversationOf(turns: readonly Turn[], toolCalls: readonly ToolCall[]): Spoken[] {
  const waiting = toolCalls.toSorted((one, other) => (one.startedMs ?? Infinity) - (other.startedMs ?? Infinity) || 0);
  const spoken: Spoken[] = [];
  for (const turn of turns) {
    const { startedMs } = turn;
    while (startedMs !== null && waiting[0] && (waiting[0].startedMs ?? Infinity) < startedMs) {
      spoken.push({ kind: 'tool', tool: waiting.shift()! });
    }
    spoken.push({ kind: 'turn', turn });
  }
  return [...spoken, ...waiting.map((tool): Spoken => ({ kind: 'tool', tool }))];
}
