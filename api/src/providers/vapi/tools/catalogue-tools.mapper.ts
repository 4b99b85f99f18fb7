import { ToolAudience, toolCatalogue, toolOf, toolPath, type ToolDefinition } from '@booking/contracts/tools';
import { parametersOf } from '../../tool-parameters.mapper.ts';
import type { PlatformTool, SpokenMessages } from '../../voice-platform.port.ts';
import type { CallbackTarget } from '../vapi-account.schema.ts';
import { object, text, type Json } from '../lenient-json.mapper.ts';
import { serverOf } from '../assistants/our-settings.mapper.ts';
import { toolChanges } from './tool-changes.rule.ts';

/** Vapi takes these words of a schema and refuses others. The pattern of a date is one a model should not have to read. */
const schemaWords = ['type', 'description', 'enum', 'format', 'items', 'properties', 'required'];

const plainSchema = (schema: Json): Json =>
  Object.fromEntries(
    Object.entries(schema)
      .filter(([word]) => schemaWords.includes(word))
      .map(([word, value]) => {
        if (word === 'items') return [word, plainSchema(object(value))];
        if (word !== 'properties') return [word, value];
        const properties = Object.entries(object(value)).map(([name, each]) => [name, plainSchema(object(each))]);
        return [word, Object.fromEntries(properties) as Json];
      }),
  );

const addressOf = (audience: ToolAudience, name: string, { PUBLIC_URL }: CallbackTarget): string =>
  `${PUBLIC_URL}${toolPath[audience]}/${name}`;

export const spokenMessages = ({ says, fails }: SpokenMessages): Json[] => [
  { type: 'request-start', content: says, blocking: false },
  ...(fails ? [{ type: 'request-failed', content: fails }] : []),
];

/** A tool of the catalogue as a body for Vapi. @param headers what it is called with besides the signature */
export const catalogueTool = (
  audience: ToolAudience,
  name: string,
  tool: ToolDefinition,
  target: CallbackTarget,
  headers: Record<string, string> = {},
): Json => ({
  type: 'function',
  function: { name, description: tool.description, parameters: plainSchema(parametersOf(tool)) },
  server: serverOf({ headers }, addressOf(audience, name, target), target.credentials[audience]),
  messages: spokenMessages(tool),
});

/** Every tool of an audience as a body for Vapi. */
export const catalogueTools = (
  audience: ToolAudience,
  target: CallbackTarget,
  headers?: Record<string, string>,
): Json[] =>
  Object.entries<ToolDefinition>(toolCatalogue[audience]).map(([name, tool]) =>
    catalogueTool(audience, name, tool, target, headers),
  );

/** What a tool is called; one of Vapi's own kinds has its kind for a name. */
export const toolName = (raw: Json): string => text(object(raw['function'])['name']) ?? text(raw['type']) ?? '';

/** A tool of the account; ours is one that is called at our own address, by the name it has there. */
export function platformToolOf(raw: Json, target: CallbackTarget): PlatformTool {
  const name = toolName(raw);
  const url = object(raw['server'])['url'];
  const isOf = (audience: ToolAudience): boolean =>
    toolOf(audience, name) !== undefined && url === addressOf(audience, name, target);
  const audience = ToolAudience.options.find(isOf) ?? null;
  const definition = audience && toolOf(audience, name);
  const changes = definition ? toolChanges(raw, catalogueTool(audience, name, definition, target)) : [];
  return { id: text(raw['id']) ?? '', name, audience, changes };
}

/** Of the tools an assistant has, those that are not ours and share no name with a tool of its audience. */
export const foreignIds = (heldIds: readonly string[], tools: readonly PlatformTool[], of: ToolAudience): string[] =>
  heldIds.filter((id) =>
    tools.some((tool) => tool.id === id && tool.audience === null && toolOf(of, tool.name) === undefined),
  );

/** Which tools an assistant is to have: each of its audience's once, and the foreign tools that it has. */
export function wantedIds(heldIds: readonly string[], tools: readonly PlatformTool[], of: ToolAudience): string[] {
  const ours = Object.keys(toolCatalogue[of]).flatMap((name) => {
    const same = tools.filter((tool) => tool.audience === of && tool.name === name);
    return (same.find(({ id }) => heldIds.includes(id)) ?? same[0])?.id ?? [];
  });
  const wanted = [...ours, ...foreignIds(heldIds, tools, of)];
  return [...heldIds.filter((id) => wanted.includes(id)), ...wanted.filter((id) => !heldIds.includes(id))];
}
