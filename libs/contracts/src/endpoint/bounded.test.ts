import { expect, test } from '@jest/globals';
import type { $ZodType } from 'zod/v4/core';
import { walkSchema, type SchemaDef } from '../schema/walk-schema.ts';
import { allEndpoints } from './all-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { settingSchemas } from '../hotel/settings.ts';
import { toolCatalogue, type ToolDefinitions } from '../assistants/tools.ts';

/** Formats that are as long as they are, whatever is sent. */
const fixed = new Set(['uuid', 'guid', 'date', 'datetime', 'time']);

type Check = { check: string; maximum?: number; length?: number; format?: string; pattern?: RegExp };

/** A pattern from end to end that repeats nothing without an end to it. */
const isBounded = ({ source }: RegExp): boolean =>
  /^\^.*\$$/s.test(source) && !/[*+]|\{\d+,\}/.test(source.replaceAll(/\\.|\[[^[\]]*\]/gs, ''));

/** What a schema checks; a format is a check itself. */
const checksOf = (def: SchemaDef): Check[] => [
  def as unknown as Check,
  ...(def.checks ?? []).map((each) => each._zod.def as Check),
];

const hasMaximum = ({ check, format, pattern }: Check): boolean =>
  check === 'max_length' || check === 'length_equals' || fixed.has(format ?? '') || (!!pattern && isBounded(pattern));

/** What is as long as it is by what it is. */
const short = new Set(['number', 'boolean', 'enum', 'literal', 'null', 'undefined', 'void', 'never']);

/** Where a schema takes a text or a list of any length, or anything at all. */
function unbounded(schema: $ZodType, from = ''): string[] {
  const found: string[] = [];
  walkSchema(
    schema,
    (def, path, parts) => {
      const isEndless = !checksOf(def).some(hasMaximum);
      if (def.type === 'string' && isEndless) found.push(path);
      if (def.type === 'array' && isEndless) found.push(`${path}[]`);
      if (!parts && def.type !== 'string' && !short.has(def.type)) found.push(`${path} (${def.type})`);
      if (def.type !== 'pipe') return parts;
      // what either side bounds is bounded
      const [read, made] = [unbounded(def.in, path), unbounded(def.out, path)];
      if (read.length > 0) found.push(...made);
      return [];
    },
    from,
  );
  return found;
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
