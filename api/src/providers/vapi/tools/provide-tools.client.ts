import type { ToolAudience } from '@booking/contracts/tools';
import type { PlatformTool } from '../../voice-platform.port.ts';
import type { VapiAccount } from '../vapi-account.schema.ts';
import { catalogueTools, platformToolOf } from './catalogue-tools.mapper.ts';
import { object, text, type Json } from '../lenient-json.mapper.ts';
import { serverOf } from '../assistants/our-settings.mapper.ts';
import { toolChanges } from './tool-changes.rule.ts';
import { everyTool } from '../vapi-http.client.ts';

/** PATCH replaces whole subtrees, so what else a tool had in one goes along. */
const changed = (held: Json, { function: definition, server, messages }: Json): Json => ({
  function: { ...object(held['function']), ...object(definition) },
  server: serverOf(object(held['server']), text(object(server)['url']) ?? '', text(object(server)['credentialId'])),
  messages,
});

/**
 * Creates what an audience's catalogue has and the account lacks, and mends what differs.
 * @returns every tool of the account
 */
export async function provideTools(
  { http, mode, target }: VapiAccount,
  audience: ToolAudience,
): Promise<PlatformTool[]> {
  const tools = new Map((await http.list(mode, '/tool', everyTool)).map((raw) => [raw['id'], raw]));
  for (const wanted of catalogueTools(audience, target)) {
    const { url } = object(wanted['server']);
    const same = [...tools.values()].filter((raw) => object(raw['server'])['url'] === url);
    const now = same.length === 0 ? [object(await http.request(mode, 'POST', '/tool', '/tool', wanted))] : [];
    for (const held of same.filter((raw) => toolChanges(raw, wanted).length > 0)) {
      const path = `/tool/${text(held['id']) ?? ''}`;
      now.push(object(await http.request(mode, 'PATCH', path, '/tool/{id}', changed(held, wanted))));
    }
    for (const raw of now) tools.set(raw['id'], raw);
  }
  return [...tools.values()].map((raw) => platformToolOf(raw, target));
}
