import type { Desk } from '../../callers/typed/receptionist.ts';
import type { Clock } from '../../shared-kernel/clock.ts';
import { createToken } from '../../shared-kernel/identifiers.ts';
import { createRandom } from '../../shared-kernel/random.ts';
import type { Sign } from '../calls/messages/sign.ts';
import { speakOutcome } from '../calls/report/spoken-outcome.ts';
import type { TalkingAssistant } from '../calls/other-end/talking-assistant.ts';
import { completeArguments, useTool } from '../calls/use-tool.ts';
import type { FillVariables } from '../calls/variables.ts';
import type { Chat, ChatMessage } from './chat.ts';
import type { Tell } from './chat-stream.ts';

export type ChatDeskOptions = {
  chat: Pick<Chat, 'id' | 'orgId' | 'createdAt' | 'sessionId'>;
  assistant: TalkingAssistant;
  fill: FillVariables;
  sign: Sign;
  clock: Clock;
  /** Where everything that is said and done is written down. */
  output: ChatMessage[];
  /** Is told what is said, at once. */
  tell: Tell;
};

/** What an assistant can do in writing: the same as on the phone, with tools called over HTTP, and nothing said meanwhile. */
export function createChatDesk(options: ChatDeskOptions): Desk {
  const { chat, assistant, fill, sign, clock, output, tell } = options;
  const random = createRandom(chat.id);
  const messages = {
    compose: (type: string, fields: Record<string, unknown>) => ({
      message: { timestamp: clock.now(), type, ...fields, chat, assistant: assistant.shown },
    }),
    destination: () => (assistant.server?.url === undefined ? undefined : assistant.server),
    sign,
  };

  const say = async (content: string): Promise<void> => {
    output.push({ role: 'assistant', content });
    await tell(chat, output.length - 1, content);
  };
  const call = async (name: string, given: Record<string, unknown>, isSilent: boolean): Promise<boolean> => {
    const tool = assistant.tools.find((each) => each.type === 'function' && each.function?.name === name);
    if (!tool) {
      if (!isSilent) await say("I'm sorry, that is nothing I can do here.");
      return false;
    }
    const id = `call_${createToken(24, random)}`;
    const toolArguments = completeArguments(tool, given, fill);
    const asked = { id, type: 'function' as const, function: { name, arguments: toolArguments } };
    const asText = { ...asked, function: { name, arguments: JSON.stringify(toolArguments) } };
    output.push({ role: 'assistant', content: '', tool_calls: [asText] });
    const outcome = await useTool(tool, asked, messages, { messages: [] }, clock);
    output.push({ role: 'tool', tool_call_id: id, content: outcome.ok ? outcome.result : outcome.error });
    if (!isSilent) await say(speakOutcome(tool, outcome));
    return outcome.ok;
  };

  return {
    say,
    useTool: (name, given) => call(name, given, false),
    lookUp: async (name, given) => {
      await call(name, given, true);
    },
    hangUp: () => say(assistant.endCallMessage ?? 'Goodbye.'),
  };
}
