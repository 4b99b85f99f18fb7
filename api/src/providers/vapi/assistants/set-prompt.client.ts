import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import type { VapiAccount } from '../vapi-account.schema.ts';
import { pathOf, rawAssistant } from './configure-assistant.client.ts';
import { systemPrompt } from './platform-assistant.mapper.ts';
import { list, object, type Json } from '../lenient-json.mapper.ts';
import { writableModel } from './wanted-assistant.mapper.ts';

function withPrompt(messages: readonly Json[], content: string): Json[] {
  const at = messages.findIndex(({ role }) => role === 'system');
  const said = { role: 'system', content };
  return at === -1 ? [said, ...messages] : messages.with(at, said);
}

/** PATCH replaces the whole of `model`, so it is read, changed in this one place, and sent whole. */
export async function setPrompt(
  account: VapiAccount,
  id: string,
  change: (prompt: string) => string,
): Promise<boolean> {
  const model = object((await rawAssistant(account, id))['model']);
  const before = systemPrompt(model) ?? '';
  const content = change(before);
  if (content === before) return false;
  const sent = { ...writableModel(model), messages: withPrompt(list(model['messages']), content) };
  await account.http.request(account.mode, 'PATCH', pathOf(id), '/assistant/{id}', { model: sent });
  const after = await rawAssistant(account, id);
  if (systemPrompt(object(after['model'])) === content) return true;
  throw new ProviderError('refused', 'Vapi took the new prompt, but shows another one. Look at the assistant there.');
}
