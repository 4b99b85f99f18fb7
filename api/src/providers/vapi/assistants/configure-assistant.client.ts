import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { PlatformTool, WantedAssistant } from '../../voice-platform.port.ts';
import type { VapiAccount } from '../vapi-account.schema.ts';
import { wantedIds } from '../tools/catalogue-tools.mapper.ts';
import { instant, object, strings, type Json } from '../lenient-json.mapper.ts';
import { changesOf } from './wanted-assistant.mapper.ts';

export const pathOf = (id: string): string => `/assistant/${encodeURIComponent(id)}`;

export const rawAssistant = async ({ http, mode }: VapiAccount, id: string): Promise<Json> =>
  object(await http.request(mode, 'GET', pathOf(id), '/assistant/{id}'));

/** Vapi has no way to say "only if unchanged", so what it holds is read once more just before. */
export async function configure(
  account: VapiAccount,
  id: string,
  wanted: WantedAssistant,
  tools: readonly PlatformTool[],
  seenAt: string | null,
): Promise<void> {
  const held = await rawAssistant(account, id);
  if ((instant(held['updatedAt']) ?? null) !== seenAt) {
    const sentence =
      'Somebody changed this assistant at Vapi in this very moment. Look at what it holds, then try again.';
    throw new Refusal(409, 'changed_at_platform', sentence);
  }
  const toolIds = wantedIds(strings(object(held['model'])['toolIds']), tools, wanted.assistantType);
  const body = changesOf(held, wanted, toolIds, account.target);
  await account.http.request(account.mode, 'PATCH', pathOf(id), '/assistant/{id}', body);
}
