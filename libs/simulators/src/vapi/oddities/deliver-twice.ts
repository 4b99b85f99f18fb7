import type { CallOddity } from '../../shared-kernel/fault-dial.ts';
import type { RepeatedToolCall } from '../calls/report/call-record.ts';
import type { ToolOutcome } from '../calls/use-tool.ts';

export type IsOdd = (oddity: CallOddity) => boolean;

const wordsOf = (outcome: ToolOutcome): string => (outcome.ok ? outcome.result : outcome.error);

/**
 * Delivers a tool call as its call is: once, twice one after the other, or twice at once, as when an answer got lost on its way.
 * The assistant goes on with the first answer; `onRepeated` is told both.
 */
export async function deliverToolCall(
  isOdd: IsOdd,
  tool: string,
  deliver: () => Promise<ToolOutcome>,
  onRepeated: (repeated: RepeatedToolCall) => void,
): Promise<ToolOutcome> {
  const isAtOnce = isOdd('tool_calls_at_once');
  if (!isAtOnce && !isOdd('tool_calls_repeated')) return deliver();
  const begun = deliver();
  if (!isAtOnce) await begun;
  const [first, again] = await Promise.all([begun, deliver()]);
  onRepeated({ tool, first: wordsOf(first), again: wordsOf(again) });
  return first;
}
