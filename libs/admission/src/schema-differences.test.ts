import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { openEnum } from '@booking/contracts/open-enum';
import { orNull } from '@booking/contracts/or-null';
import { rows } from '@booking/contracts/rows';
import { schemaDifferences, type Side } from './schema-differences.ts';
import { SchemaStore } from './schema-store.ts';

const sideOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Side => {
  const store = new SchemaStore();
  return { schema: store.add(schema, io), nodes: store.nodes() };
};
const inWords = (differences: ReturnType<typeof schemaDifferences>): string[] =>
  differences.map(({ at, kind, given, taken }) => `${at} ${kind}: ${given} > ${taken}`);

/** What a request of one schema has that another does not take. */
const sent = (build: z.ZodMiniType, api: z.ZodMiniType): string[] =>
  inWords(schemaDifferences(sideOf(build, 'input'), sideOf(api, 'input'), { isClosed: true }));

/** What an API writes by one schema that a build does not read by another. */
const read = (api: z.ZodMiniType, build: z.ZodMiniType): string[] =>
  inWords(schemaDifferences(sideOf(api, 'output'), sideOf(build, 'input'), { isClosed: false }));

const Kind = z.enum(['a', 'b']);
const Live = z.object({ kind: z.literal('live'), digest: z.string() });
const Canary = z.object({ kind: z.literal('canary'), digest: z.string(), share: z.int() });
const Change = z.discriminatedUnion('kind', [Live, Canary]);
const text = z.string();

test.each<[string, z.ZodMiniType, z.ZodMiniType, string[]]>([
  ['the same', z.object({ a: text }), z.object({ a: text }), []],
  [
    'a field less deep down',
    z.array(z.object({ a: z.object({ b: text }) })),
    z.array(z.object({ a: z.object({}) })),
    ['[].a.b unknown: a text > nothing'],
  ],
  ['a whole number where any is taken', z.int(), z.number(), []],
  ['any number where a whole one is taken', z.number(), z.int(), [' type: a number > a whole number']],
  ['one option of several', Live, Change, []],
  [
    'several where one is taken',
    Change,
    Live,
    ['kind value: "canary" > "live"', 'share unknown: a whole number > nothing'],
  ],
  [
    'an option that lost a field',
    Change,
    z.discriminatedUnion('kind', [Live, z.omit(Canary, { share: true })]),
    ['share unknown: a whole number > nothing'],
  ],
  ['true and false as two options', z.boolean(), z.union([z.literal(true), z.literal(false)]), []],
  ['a list of values by several options', Kind, z.union([z.literal('a'), z.literal('b'), z.null()]), []],
  ['a value that none of the options has', Kind, z.union([z.literal('a'), z.null()]), [' value: "b" > "a"']],
  ['any text where a list is taken', text, Kind, [' type: a text > "a" or "b"']],
  ['values of another type', z.literal(1), text, [' type: 1 > a text']],
  ['null', z.nullable(text), text, [' type: null > a text']],
  ['anything at all', z.unknown(), text, [' type: anything > a text']],
  ['whatever, where anything is taken', Change, z.unknown(), []],
  ['fields of any name', z.record(text, z.int()), z.record(text, text), ['* type: a whole number > a text']],
  [
    'fields of any name where each has one',
    z.record(text, text),
    z.object({ a: text }),
    ['a optional: nothing > a text', '* unknown: any fields > nothing'],
  ],
  [
    'other names of fields',
    z.record(text, text),
    z.record(Kind, text),
    expect.arrayContaining([expect.stringContaining('a text > "a" or "b"')]) as never,
  ],
  ['named fields where any name is taken', z.object({ a: text }), z.record(text, text), []],
  [
    'parts of a list in their places',
    z.tuple([text, z.int()]),
    z.tuple([text, text]),
    ['[1] type: a whole number > a text'],
  ],
  [
    'parts of a list where it has one kind',
    z.tuple([text, z.int()]),
    z.array(text),
    ['[1] type: a whole number > a text'],
  ],
  [
    'a list of any length where two are taken',
    z.array(text),
    z.tuple([text, text]),
    [' limit: any minItems > minItems 2', ' limit: any maxItems > maxItems 2'],
  ],
  [
    'a longer text',
    z.string().check(z.maxLength(9)),
    z.string().check(z.maxLength(5)),
    [' limit: maxLength 9 > maxLength 5'],
  ],
  ['a shorter text', z.string().check(z.maxLength(5)), z.string().check(z.maxLength(9)), []],
  ['a text of any length', text, z.string().check(z.minLength(1)), [' limit: any minLength > minLength 1']],
  ['another format', z.uuid(), z.email(), [' limit: format uuid > format email']],
  ['a text of any form', text, z.string().check(z.regex(/^a$/)), [' limit: any patterns > patterns ^a$']],
  [
    'one of two forms that are needed',
    z.string().check(z.regex(/^a/)),
    z.string().check(z.regex(/^a/), z.regex(/z$/)),
    [' limit: patterns ^a > patterns ^a,z$'],
  ],
])('of a request: %s', (_, build, api, differences) => expect(sent(build, api)).toEqual(differences));

test.each<[string, z.ZodMiniType, z.ZodMiniType, string[]]>([
  ['a field more', z.object({ a: text, b: text }), z.object({ a: text }), []],
  [
    'a field more, which a strict build refuses',
    z.object({ a: text, b: text }),
    z.strictObject({ a: text }),
    ['b unknown: a text > nothing'],
  ],
  ['a field less', z.object({}), z.object({ a: text }), ['a gone: nothing > a text']],
  ['a field less that may be missing', z.object({}), z.object({ a: orNull(text) }), []],
  ['a list of values less', z.object({}), z.object({ a: openEnum(Kind) }), []],
  ['a field that is always written', z.object({ a: orNull(text) }), z.object({ a: z.nullable(text) }), []],
  ['a value more that has a fallback', openEnum(z.enum(['a', 'b', 'c'])), openEnum(Kind), []],
  ['any text where a list has a fallback', text, openEnum(Kind), []],
  [
    'a value more in each row',
    rows(z.object({ a: z.enum(['a', 'b', 'c']) }), 'row'),
    rows(z.object({ a: Kind }), 'row'),
    ['[].a value: "c" > "a" or "b"'],
  ],
  ['nothing any more', z.undefined(), z.object({ a: text }), [' type: nothing at all > an object']],
  ['something at last', z.object({ a: text }), z.undefined(), [' type: an object > nothing at all']],
])('of an answer: %s', (_, api, build, differences) => expect(read(api, build)).toEqual(differences));

test('of each pair of schemas no more is said than a person reads', () => {
  const many = z.object(Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`field${n}`, text])));
  expect(sent(many, z.object({}))).toHaveLength(10);
  const short = z.string().check(z.maxLength(5));
  const shorter = z.object(Object.fromEntries(Object.keys(many.shape).map((name) => [name, short])));
  expect(sent(z.extend(many, { last: text }), z.extend(shorter, { last: z.int() }))[0]).toBe(
    'last type: a text > a whole number',
  );
});

test('a schema that is part of itself is compared to where it begins again', () => {
  const Tree = z.object({
    name: text,
    get children() {
      return z.array(Tree);
    },
  });
  const Other = z.object({
    name: z.int(),
    get children() {
      return z.array(Other);
    },
  });
  expect(sent(Tree, Tree)).toEqual([]);
  expect(sent(Tree, Other)).toContain('name type: a text > a whole number');
});
