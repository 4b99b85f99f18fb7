import { expect, test } from '@jest/globals';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { allEndpoints } from './all-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { settingSchemas } from './settings.ts';
import { toolCatalogue, type ToolDefinitions } from './tools.ts';

/** Formats that are as long as they are, whatever is sent. */
const fixed = new Set(['uuid', 'guid', 'date', 'datetime', 'time']);

type Check = { check: string; maximum?: number; length?: number; format?: string; pattern?: RegExp };

/** A pattern from end to end that repeats nothing without an end to it. */
const isBounded = ({ source }: RegExp): boolean =>
  /^\^.*\$$/s.test(source) && !/[*+]|\{\d+,\}/.test(source.replaceAll(/\\.|\[[^[\]]*\]/gs, ''));

/** What a schema checks; a format is a check itself. */
const checksOf = (def: $ZodTypes['_zod']['def']): Check[] => [
  def as unknown as Check,
  ...(def.checks ?? []).map((each) => each._zod.def as Check),
];

const hasMaximum = ({ check, format, pattern }: Check): boolean =>
  check === 'max_length' || check === 'length_equals' || fixed.has(format ?? '') || (!!pattern && isBounded(pattern));

/** Where a schema takes a text or a list of any length, or anything at all. */
function unbounded(given: $ZodType, path = ''): string[] {
  const schema = given as $ZodTypes;
  const { def } = schema._zod;
  const isEndless = !checksOf(def).some(hasMaximum);
  switch (def.type) {
    case 'string':
      return isEndless ? [path] : [];
    case 'array':
      return [...(isEndless ? [`${path}[]`] : []), ...unbounded(def.element, `${path}[]`)];
    case 'object': {
      const rest = def.catchall ? unbounded(def.catchall, `${path}.*`) : [];
      return [...Object.entries(def.shape).flatMap(([name, each]) => unbounded(each, `${path}.${name}`)), ...rest];
    }
    case 'record':
      return [...unbounded(def.keyType, `${path}{}`), ...unbounded(def.valueType, `${path}.*`)];
    case 'tuple':
      return def.items.flatMap((each, at) => unbounded(each, `${path}[${at}]`));
    case 'union':
      return def.options.flatMap((each) => unbounded(each, path));
    case 'intersection':
      return [...unbounded(def.left, path), ...unbounded(def.right, path)];
    case 'pipe': {
      // what either side bounds is bounded
      const [read, made] = [unbounded(def.in, path), unbounded(def.out, path)];
      return read.length === 0 ? [] : made;
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return unbounded(def.innerType, path);
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'undefined':
    case 'void':
    case 'never':
      return [];
    default:
      return [`${path} (${def.type})`];
  }
}

/** Taken whole and read field by field later: by the tool's own schema, the setting's, the rules of a release, the reader of a provider's event. */
const readLater = [
  /^POST \/api\/webhooks\/(vapi|stripe|twilio|cloudbeds) /,
  /^POST \/api\/(vapi|staff|customer)-tools\/{tool} /,
  /^POST \/api\/admin\/vapi\/test-tool \.arguments/,
  /^POST \/api\/admin\/settings \.value/,
  /^POST \/api\/admin\/remotes\/{id}\/builds \.release/,
];

test('every text and every list that is sent to the product has a maximum', () => {
  const endpoints: Endpoint[] = Object.values(allEndpoints).flatMap((table) => Object.values(table));
  expect(endpoints.length).toBeGreaterThan(150);
  const found = endpoints.flatMap(({ method, path, params, query, body }) =>
    [params, query, body].flatMap((part) => (part ? unbounded(part).map((at) => `${method} ${path} ${at}`) : [])),
  );
  expect(found.filter((each) => !readLater.some((known) => known.test(each)))).toEqual([]);
  expect(readLater.filter((known) => !found.some((each) => known.test(each)))).toEqual([]);
});

test.each([
  ...Object.values(toolCatalogue).flatMap((tools: ToolDefinitions) =>
    Object.entries(tools).map(([name, { parameters }]): [string, $ZodType] => [name, parameters]),
  ),
  ...Object.entries(settingSchemas),
])('what %s takes has a maximum', (_, schema) => {
  expect(unbounded(schema)).toEqual([]);
});
