import type { Endpoint } from '@booking/contracts/endpoint';
import { toolCatalogue, toolPath, type ToolAudience, type ToolDefinitions } from '@booking/contracts/tools';
import fc, { type Arbitrary } from 'fast-check';
import { arbitraryJson, arbitraryMessage } from '../../requests/arbitrary-json.ts';
import { nearlyValid } from './near-valid.ts';

export type Caller = 'owner' | 'nobody' | 'provider';
export type FuzzedRequest = { caller: Caller; params: Record<string, string>; query: object; body: unknown };

const strange: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', -1, 0, 1e308, 2 ** 53, true, [], {}, [[]], { length: 1 }, 'x'.repeat(5000)),
  fc.constantFrom("'; DROP TABLE call; --", '\u0000', '\ud83d', '../../etc/passwd', '=1+1', '2026-02-30', '0000-01-01'),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const placesIn = (value: unknown): number =>
  isObject(value) ? 1 + Object.values(value).reduce<number>((sum, each) => sum + placesIn(each), 0) : 1;

/** The value with something else at its `place`, counted from the outside in. */
function withAt(value: unknown, place: number, other: unknown): unknown {
  if (place === 0 || !isObject(value)) return other;
  let passed = 1;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  for (const [key, inner] of Object.entries(value)) {
    const places = placesIn(inner);
    if (place < passed + places) {
      Object.assign(copy, { [key]: withAt(inner, place - passed, other) });
      return copy;
    }
    passed += places;
  }
  return copy;
}

const mutated = (values: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.tuple(values, fc.nat({ max: 1000 }), strange).map(([value, place, other]) => {
    // the outermost only now and then: most of what is wrong is further in
    const places = placesIn(value);
    return withAt(value, place % 10 === 0 || places === 1 ? 0 : 1 + (place % (places - 1)), other);
  });

const nearly = (values: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: values },
    { weight: 5, arbitrary: mutated(values) },
    { weight: 1, arbitrary: strange },
  );

/** Arguments of the tools of one door, by their names. */
function toolsAt({ path }: Endpoint): { names: string[]; bodies: Arbitrary<unknown> } | undefined {
  const audience = Object.entries(toolPath).find(([, door]) => path === `${door}/{tool}`)?.[0];
  if (!audience) return undefined;
  const tools: ToolDefinitions = toolCatalogue[audience as ToolAudience];
  const each = Object.values(tools).map(({ parameters }) => nearly(nearlyValid(parameters)));
  return { names: Object.keys(tools), bodies: fc.oneof(...each, arbitraryMessage) };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
const asQuery = (value: unknown): object =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asText(each ?? '')])) : {};

/** @param ids of things there are, those of the kind in the address first */
export function fuzzedRequest(
  endpoint: Endpoint,
  own: readonly string[],
  others: readonly string[],
): Arbitrary<FuzzedRequest> {
  const tools = toolsAt(endpoint);
  const words = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...(own.length > 0 ? own : (tools?.names ?? ['1']))) },
    { weight: 2, arbitrary: fc.constantFrom(...others) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }) },
    { weight: 1, arbitrary: fc.constantFrom('..', '%', "';--", '0', '9'.repeat(30), 'a/b', '\ud83d') },
  );
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const callers: Arbitrary<Caller> =
    endpoint.access === 'provider'
      ? fc.constantFrom('provider', 'provider', 'provider', 'nobody')
      : fc.constantFrom('owner', 'owner', 'owner', 'nobody');
  return fc.record({
    caller: callers,
    params: fc
      .record(Object.fromEntries(names.map((name) => [name, words])))
      .map((each) => Object.fromEntries(Object.entries(each).map(([name, word]) => [name, word.toWellFormed()]))),
    query: endpoint.query ? nearly(nearlyValid(endpoint.query)).map(asQuery) : fc.constant({ x: '1' }),
    body: endpoint.body
      ? fc.oneof(
          { weight: 9, arbitrary: tools?.bodies ?? nearly(nearlyValid(endpoint.body)) },
          { weight: 1, arbitrary: arbitraryJson },
        )
      : fc.constant(undefined),
  });
}
