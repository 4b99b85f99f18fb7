import type { Endpoint } from '@booking/contracts/endpoint';
import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod/mini';

/** A schema as JSON Schema tells it, as far as the contract uses it. */
type Shape = {
  $ref?: string;
  $defs?: Record<string, Shape>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | false;
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
};

const oddTexts = [
  'guest@guest.example',
  "';--",
  '%',
  '..',
  '\u0000',
  '\ud83d',
  '\u202e\u0301',
  '=1+1',
  '<b>',
  '{{x}}',
  '/etc/passwd',
  '🛎',
];

const formats: Record<string, () => Arbitrary<string>> = {
  uuid: () => fc.uuid(),
  email: () => fc.integer({ min: 1, max: 99 }).map((one) => `guest${one}@guest.example`),
  date: () =>
    fc.integer({ min: -9, max: 900 }).map((day) => new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10)),
  'date-time': () =>
    fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map((at) => at.toISOString()),
  uri: () => fc.constantFrom('https://hotel.example/', 'http://127.0.0.1:9/x'),
  base64: () => fc.base64String({ maxLength: 40 }),
};

function text({ format, pattern, minLength = 0, maxLength = 60 }: Shape): Arbitrary<string> {
  const known = format === undefined ? undefined : formats[format];
  if (known) return known();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const ofLength = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) };
  const odd = oddTexts.filter(({ length }) => length >= minLength && length <= maxLength);
  return fc.oneof(
    fc.string({ ...ofLength, unit: 'grapheme' }),
    odd.length > 0 ? fc.constantFrom(...odd) : fc.string(ofLength),
  );
}

function whole({ minimum = -9, maximum = 2 ** 53 - 1, exclusiveMinimum, exclusiveMaximum }: Shape): Arbitrary<number> {
  const min = exclusiveMinimum === undefined ? Math.ceil(minimum) : exclusiveMinimum + 1;
  const max = exclusiveMaximum === undefined ? Math.floor(maximum) : exclusiveMaximum - 1;
  return fc.oneof(fc.integer({ min, max: Math.min(max, min + 1000) }), fc.constant(max));
}

/** What a schema takes, nearly: what JSON Schema cannot tell of it, such as two fields that go together, is not kept. */
function ofShape(shape: Shape, defs: Record<string, Shape>): Arbitrary<unknown> {
  const of = (inner: Shape): Arbitrary<unknown> => ofShape(inner, defs);
  const { type, items = {}, properties = {}, required = [], additionalProperties, allOf } = shape;
  const options = shape.anyOf ?? shape.oneOf;
  if (shape.$ref) return of(defs[shape.$ref.split('/').at(-1)!]!);
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (options) return fc.oneof(...options.map(of));
  if (allOf) return of(Object.assign({}, shape, ...allOf, { allOf: undefined }) as Shape);
  switch (type) {
    case 'string':
      return text(shape);
    case 'integer':
    case 'number':
      return whole(shape);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(of(items), { minLength: shape.minItems ?? 0, maxLength: Math.max(shape.minItems ?? 0, 2) });
    case 'object': {
      const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, of(field)]));
      if (Object.keys(fields).length > 0) return fc.record(fields, { requiredKeys: required });
      return additionalProperties
        ? fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), of(additionalProperties), { maxKeys: 3 })
        : fc.constant({});
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const arbitraries = new Map<z.ZodMiniType, Arbitrary<unknown>>();

/** Values that a schema takes, or nearly. */
export function nearlyValid(schema: z.ZodMiniType): Arbitrary<unknown> {
  const known = arbitraries.get(schema);
  if (known) return known;
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;
  const made = ofShape(shape, shape.$defs ?? {});
  arbitraries.set(schema, made);
  return made;
}

/** A value that a schema takes, the same one for a seed. @throws Error when none comes up */
export function validOf(schema: z.ZodMiniType, seed = 1): unknown {
  for (const value of fc.sample(nearlyValid(schema), { seed, numRuns: 300 })) {
    if (schema.safeParse(value).success) return value;
  }
  throw new Error('Nothing that this schema takes came up.');
}

/** A whole request that an endpoint takes. */
export const validInput = ({ params, query, body }: Endpoint, seed?: number) => ({
  params: params && (validOf(params, seed) as object),
  query: query && (validOf(query, seed) as object),
  body: body && validOf(body, seed),
});
