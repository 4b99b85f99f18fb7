import { report, type Envelope, type Json } from './server-messages.ts';

/** A line of a conversation: "G: " says the guest, "A: " the assistant; a tool that the assistant used, with its answer. */
export type Line = string | { tool: string; arguments: Json; result: string };

export type SaidCall = { id: string; at: number; lines: readonly Line[]; rest?: Json };

const everySecond = 2000;

function messagesOf(at: number, lines: readonly Line[]): Json[] {
  return lines.flatMap((line, index): Json[] => {
    const time = at + index * everySecond;
    if (typeof line === 'string') {
      const role = line.startsWith('G: ') ? 'user' : 'bot';
      return [{ role, message: line.slice(3), time, endTime: time + 900, secondsFromStart: index * 2, duration: 900 }];
    }
    const toolCall = {
      ...{ id: `tool-${index}`, type: 'function' },
      function: { name: line.tool, arguments: JSON.stringify(line.arguments) },
    };
    return [
      { role: 'tool_calls', message: '', time, toolCalls: [toolCall] },
      { role: 'tool_call_result', name: line.tool, toolCallId: toolCall.id, result: line.result, time: time + 500 },
    ];
  });
}

/** The end-of-call report of a call in which this was said. */
export const saidReport = ({ id, at, lines, rest }: SaidCall): Envelope =>
  report({ id, at }, { artifact: { messages: messagesOf(at, lines) }, ...rest });
