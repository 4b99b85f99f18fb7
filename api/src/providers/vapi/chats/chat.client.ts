import type { ChatAnswer } from '@booking/contracts/publishing';
import type { ChatMessage, WantedAssistant } from '../../voice-platform.port.ts';
import type { VapiAccount } from '../vapi-account.schema.ts';
import { catalogueTools, foreignIds, platformToolOf } from '../tools/catalogue-tools.mapper.ts';
import { rawAssistant } from '../assistants/configure-assistant.client.ts';
import { toolCallsOf } from '../calls/conversation.mapper.ts';
import { list, object, strings, text } from '../lenient-json.mapper.ts';
import type { Rehearsals } from './rehearsals.service.ts';
import { everyTool } from '../vapi-http.client.ts';
import { changesOf, writable } from '../assistants/wanted-assistant.mapper.ts';

/** An answer may take several tools, each as long as a tool may take. */
const longest = 60_000;

/** The assistant goes along as it would be, its tools in it, so that nothing of a draft has to be at the account. */
export async function chat(
  account: VapiAccount,
  id: string,
  wanted: WantedAssistant,
  { text: says, chatId: previousChatId, isRehearsal }: ChatMessage,
  rehearsals: Rehearsals,
): Promise<ChatAnswer> {
  const { http, mode, target } = account;
  const [held, tools] = await Promise.all([rawAssistant(account, id), http.list(mode, '/tool', everyTool)]);
  const heldTools = tools.map((raw) => platformToolOf(raw, target));
  // what the tools of others do is not ours to hold back
  const foreign = isRehearsal
    ? []
    : foreignIds(strings(object(held['model'])['toolIds']), heldTools, wanted.assistantType);
  const { model, ...changes } = changesOf(held, wanted, foreign, target);
  const inline = isRehearsal ? [] : list(object(model)['tools']);
  const ours = catalogueTools(wanted.assistantType, target, isRehearsal ? rehearsals.headers() : {});
  const assistant = { ...writable(held), ...changes, model: { ...object(model), tools: [...inline, ...ours] } };
  const body = { assistant, input: says, ...(previousChatId !== undefined && { previousChatId }) };
  const answer = object(await http.request(mode, 'POST', '/chat', '/chat', body, longest));
  const output = list(answer['output']);
  const replies = output.flatMap(({ role, content }) => (role === 'assistant' ? (text(content) ?? []) : []));
  return {
    chatId: text(answer['id']) ?? '',
    reply: replies.join('\n'),
    toolCalls: toolCallsOf(output).map(({ name, arguments: given, result }) => ({ name, arguments: given, result })),
  };
}
