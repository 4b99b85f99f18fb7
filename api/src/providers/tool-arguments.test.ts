import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toolCatalogue, type ToolDefinition, type ToolDefinitions } from '@booking/contracts/tools';
import { addDays } from '@booking/hotel/hotel-time';
import * as z from 'zod/mini';
import { argumentsObject, parseToolArguments } from './tool-arguments.mapper.ts';
import { parametersOf } from './tool-parameters.mapper.ts';

type Json = Record<string, unknown>;
type Property = { type?: string; format?: string; enum?: string[]; minimum?: number; maximum?: number };

const today = '2026-11-27';
const { guest, staff } = toolCatalogue;
const read = (tool: ToolDefinition, given: unknown): Json => {
  const { data, error } = parseToolArguments(tool, given, today);
  if (error) throw new Error(JSON.stringify(error.issues));
  return data as Json;
};
const wrong = (tool: ToolDefinition, given: unknown) =>
  parseToolArguments(tool, given, today).error?.issues.map(({ path }) => path.join('.'));

const dates = { startDate: '2026-12-24', endDate: '2026-12-26' };
const party = { adults: 2, children: 0 };

describe('arguments as language models write them', () => {
  test.each<[given: Json, adults: number, children: number]>([
    [{ adults: '2' }, 2, 0],
    [{ adults: 'two', children: 'one' }, 2, 1],
    [{ adults: ' 3 ', children: '' }, 3, 0],
    [{ adults: '2.0', children: null }, 2, 0],
    [{ adults: ['2'], children: [] }, 2, 0],
    [{ adults: null, children: 'null' }, 2, 0],
    [{ children: 'none' }, 2, 0],
    [{ adults: '2 adults', children: 'N/A' }, 2, 0],
    [{ Adults: 4, pets: 1 }, 4, 0],
  ])('%j is a party of %i and %i', (given, adults, children) => {
    expect(read(guest.get_availability_and_rates, { ...dates, ...given })).toEqual({ ...dates, adults, children });
  });

  test.each<[string, string]>([
    ['12/24/2026', '12/26/2026'],
    ['2026-12-24T00:00:00', '2026-12-26T00:00:00.000Z'],
    ['December 24', 'December 26th, 2026'],
    [' 2026-12-24 ', '"2026-12-26"'],
  ])('%j to %j are days', (startDate, endDate) => {
    expect(read(guest.get_availability_and_rates, { startDate, endDate })).toEqual({ ...dates, ...party });
  });

  test.each<[unknown, string]>([
    [{ start_date: '2026-12-24', end_date: '2026-12-26' }, 'in another case'],
    [JSON.stringify(dates), 'as JSON text'],
    [JSON.stringify(JSON.stringify(dates)), 'as JSON text of JSON text'],
    [`\`\`\`json\n${JSON.stringify(dates)}\n\`\`\``, 'as a block of code'],
    [[dates], 'alone in a list'],
  ])('%j is read: %s', (given) => {
    expect(read(guest.get_availability_and_rates, given)).toEqual({ ...dates, ...party });
  });

  test.each<[unknown, string]>([
    [123456, '123456'],
    [12345, '012345'],
    ['four eight two nine one three', 'four eight two nine one three'],
  ])('the code %j is %j', (code, text) => {
    expect(read(staff.verify_code, { code })).toEqual({ code: text });
  });

  test.each<[unknown, Json]>([
    [{ topic: null }, {}],
    [{ topic: '' }, {}],
    [{ topic: ' ' }, {}],
    [{ topic: 'None' }, {}],
    [{ topic: 'not provided' }, {}],
    [{ topic: '{{topic}}' }, {}],
    [{ topic: 7 }, { topic: '7' }],
    [{ topic: ['parking', 'pets'] }, { topic: 'parking, pets' }],
    [null, {}],
    ['no JSON', {}],
  ])('the topic in %j is %j', (given, expected) => {
    expect(read(guest.get_property_facts, given)).toEqual(expected);
  });

  test.each(['Clean', ' CLEAN ', '"clean"', ['clean']])('the condition %j is clean', (condition) => {
    expect(read(staff.update_room_status, { roomName: 204, condition })).toEqual({
      roomName: '204',
      condition: 'clean',
    });
  });

  test('a guest may be called Null or None', () => {
    expect(read(guest.lookup_reservation, { lastName: 'Null' })).toEqual({ lastName: 'Null' });
    expect(wrong(guest.lookup_reservation, { lastName: 'null' })).toEqual(['lastName']);
  });
});

describe('only what is missing or in doubt is asked for', () => {
  test.each<[Json, string[]]>([
    [{}, ['startDate', 'endDate']],
    [{ ...dates, startDate: 'null' }, ['startDate']],
    [{ ...dates, startDate: '5/6/2027' }, ['startDate']],
    [{ ...dates, adults: 'a few' }, ['adults']],
    [{ ...dates, adults: '0' }, ['adults']],
    [{ ...dates, children: '1 or 2' }, ['children']],
  ])('in %j it is %j', (given, names) => {
    expect(wrong(guest.get_availability_and_rates, given)).toEqual(names);
  });
});

test('booleans, lists and objects are read by their types, for tools to come', () => {
  const parameters = z.object({
    late: z.boolean(),
    rooms: z.array(z.int()),
    address: z.object({ city: z.string(), zip: z.optional(z.string()) }),
    rate: z.number(),
  });
  const tool: ToolDefinition = { group: '', effect: 'reads', description: '', parameters, says: '', fails: '' };
  const expected = { late: true, rooms: [1, 2], address: { city: 'Austin', zip: '78701' }, rate: 1.5 };
  expect(read(tool, { late: 'Yes', rooms: '["1", 2]', address: '{"city":"Austin","zip":78701}', rate: '1.5' })).toEqual(
    expected,
  );
  expect(read(tool, { ...expected, late: 'true', rooms: '1' })).toEqual({ ...expected, rooms: [1] });
  expect(read(tool, { ...expected, late: 0, address: { city: 'Austin', zip: '' } })).toEqual({
    ...{ ...expected, late: false, address: { city: 'Austin' } },
  });
});

test('what is no object holds no arguments', () => {
  for (const given of [undefined, 7, '7', '{', [], [{}, {}], '"x"']) expect(argumentsObject(given)).toEqual({});
});

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays(today, days));
const word = fc
  .stringMatching(/^[A-Z][a-z]{2,12}$/)
  .filter((each) => !/^(null|none|nil|unknown|unspecified|undefined|ningun[oa])$/i.test(each));

/** Values that a property takes. */
function valueOf(
  { type, format, enum: choices, minimum = 0, maximum = 20 }: Property,
  name: string,
): fc.Arbitrary<unknown> {
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
  if (choices) return fc.constantFrom(...choices);
  if (format === 'date') return day;
  if (format === 'email') return word.map((each) => `${each.toLowerCase()}@guest.example`);
  if (/Name$/.test(name)) return word;
  return name === 'code' ? fc.stringMatching(/^[1-9]\d{5}$/) : fc.oneof(word, fc.stringMatching(/^[1-9]\d{3,8}$/));
}

/** The same, as a model may write it. */
function waysOf(value: unknown, { type, format, enum: choices }: Property): unknown[] {
  const text = String(value);
  const any = [value, text, ` ${text} `, `"${text}"`, [value]];
  if (type === 'integer') return [...any, `${text}.0`, Number(text)];
  if (choices) return [...any, text.toUpperCase()];
  if (format === 'date') return [...any, `${text}T00:00:00`, `${text}T00:00:00.000Z`, text.replaceAll('-', '/')];
  return /^\d+$/.test(text) ? [...any, Number(text)] : any;
}

const nothings = [undefined, null, '', ' ', 'null', 'none', 'None', 'N/A', 'undefined', 'not provided', []];
const wholes = [(args: Json): unknown => args, JSON.stringify, (args: Json) => ({ ...args, more: 'unknown' })];

const tools = Object.entries<ToolDefinitions>(toolCatalogue).flatMap(([audience, each]) =>
  Object.entries(each).map(([name, tool]) => [`${audience}.${name}`, tool] as const),
);

test.each(tools)('%s reads the same however its arguments are written', (_, tool) => {
  const { properties, required } = parametersOf(tool) as { properties: Record<string, Property>; required: string[] };
  const each = Object.entries(properties).map(([name, property]) => {
    const given = valueOf(property, name).chain((value) =>
      fc.record({ value: fc.constant(value), written: fc.constantFrom(...waysOf(value, property)) }),
    );
    const none = fc.record({ value: fc.constant(undefined), written: fc.constantFrom(...nothings) });
    return [name, required.includes(name) ? given : fc.oneof(given, none)] as const;
  });
  fc.assert(
    fc.property(fc.record(Object.fromEntries(each)), fc.constantFrom(...wholes), (args, whole) => {
      const of = (which: 'value' | 'written'): Json =>
        Object.fromEntries(
          Object.entries(args).flatMap(([name, pair]) => (pair[which] === undefined ? [] : [[name, pair[which]]])),
        );
      expect(read(tool, whole(of('written')))).toEqual(tool.parameters.parse(of('value')));
    }),
  );
});
