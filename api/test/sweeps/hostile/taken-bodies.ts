import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { hostileTexts } from './hostile-texts.ts';

type Place = readonly string[];
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Where there are texts in a value. */
function textsIn(value: unknown, place: Place = []): Place[] {
  if (typeof value === 'string') return [place];
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...place, key])) : [];
}

function withText(value: unknown, [key, ...rest]: Place, text: string): unknown {
  if (key === undefined) return text;
  const inner = isObject(value) ? value : {};
  const copy: Record<string, unknown> | unknown[] = Array.isArray(inner) ? [...(inner as unknown[])] : { ...inner };
  return Object.assign(copy, { [key]: withText(inner[key], rest, text) });
}

/** Texts have such a length at most, in one schema or another. */
const lengths = [20_000, 10_000, 5000, 2000, 1000, 500, 300, 200, 120, 100, 60, 40, 20];

/** The longest part of a text that a schema takes at a place; the value as it is where it takes none. */
function filledAt(schema: z.ZodMiniType, value: unknown, place: Place, text: string): unknown {
  for (const length of lengths) {
    const filled = withText(value, place, text.slice(0, length));
    if (schema.safeParse(filled).success) return filled;
  }
  return value;
}

/** Values of a schema whose texts, also those that may be left out, are as hostile as it takes, by what these are made of. */
export function takenValues(schema: z.ZodMiniType, sample: unknown): [kind: string, value: unknown][] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const places = [...textsIn(sample), ...Object.keys(properties).map((name) => [name])];
  return hostileTexts(lengths[0]!).flatMap(([kind, text]) => {
    const filled = places.reduce((value, place) => filledAt(schema, value, place, text), sample);
    return isDeepStrictEqual(filled, sample) ? [] : [[kind, filled] as [string, unknown]];
  });
}

/** A message whose texts are all hostile, but for those that say what it is. @param kept the names of these */
export function withEveryText(value: unknown, text: string, kept: readonly string[]): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((inner) => withEveryText(inner, text, kept));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, kept.includes(key) ? inner : withEveryText(inner, text, kept)]),
  );
}

export const countTexts = (value: unknown): number => textsIn(value).length;
