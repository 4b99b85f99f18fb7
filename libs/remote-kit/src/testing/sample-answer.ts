import fc from 'fast-check';
import { toJSONSchema, type $ZodType } from 'zod/v4/core';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import type { Endpoint } from '@booking/contracts/endpoint';
import { answering, type Answering } from './answers.ts';

/** A schema as JSON Schema tells it, as far as answers of the contract use it. */
type Shape = {
  $ref?: string;
  $defs?: Record<string, Shape>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | false;
  propertyNames?: Shape;
  items?: Shape;
  prefixItems?: Shape[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
};

/** What fields of these names hold. */
export type Fields = Record<string, unknown>;

/** What a sample says where the schema leaves it open, and in fields of certain names. */
export type Words = { text: string; number: number; fields?: Fields };

const formats: Record<string, string> = {
  uuid: '5d0c2b1e-7a4f-4c53-9d1b-0f6a2f9d8c11',
  email: 'ada@guest.example',
  date: '2026-11-12',
  'date-time': '2026-11-10T17:00:00.000Z',
  uri: 'https://hotel.example/',
};

function textOf({ format = '', pattern }: Shape, { text }: Words): string {
  const known = formats[format];
  if (known !== undefined) return known;
  if (pattern === undefined || new RegExp(pattern).test(text)) return text;
  return fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 1 })[0]!;
}

function sampleOfShape(shape: Shape, defs: Record<string, Shape>, words: Words): unknown {
  const of = (inner: Shape): unknown => sampleOfShape(inner, defs, words);
  const { items, prefixItems, properties = {}, additionalProperties, propertyNames } = shape;
  const { minimum = 0, maximum = Infinity } = shape;
  const { fields = {} } = words;
  const options = shape.anyOf ?? shape.oneOf;
  if (shape.$ref) return of(defs[shape.$ref.split('/').at(-1)!]!);
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (options) return of(options.find((option) => option.type !== 'null')!);
  // one that may be null is named first
  switch ([shape.type].flat()[0]) {
    case 'integer':
    case 'number':
      return Math.min(Math.max(words.number, minimum), maximum);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      return (prefixItems ?? (items ? [items] : [])).map(of);
    case 'object':
      return Object.fromEntries([
        ...Object.entries(properties).map(([name, field]) => [name, name in fields ? fields[name] : of(field)]),
        ...(additionalProperties ? [[of(propertyNames ?? {}), of(additionalProperties)]] : []),
      ]);
    default:
      return textOf(shape, words);
  }
}

/** An answer with all that a schema knows of: each field, and one of each list. */
export function sampleOf(schema: $ZodType, words: Words): unknown {
  const shape = toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;
  return sampleOfShape(shape, shape.$defs ?? {}, words);
}

export const sampleText = 'Sample';

const parametersIn = ({ path }: Endpoint): number => path.split('{').length - 1;

/** An API of which each endpoint answers with a sample. */
export const sampleAnswers = (fields: Fields = {}): Answering[] =>
  Object.values(allEndpoints)
    .flatMap((endpoints) => Object.values(endpoints))
    // an address without parameters may be one with a parameter, too
    .toSorted((one, other) => parametersIn(one) - parametersIn(other))
    .map((endpoint) => answering(endpoint, () => sampleOf(endpoint.answer, { text: sampleText, number: 3, fields })));
