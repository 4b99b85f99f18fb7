import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { allEndpoints } from './all-endpoints.ts';

type Def = { type: string; coerce?: boolean } & Record<string, unknown>;

const turning = new Set(['pipe', 'transform', 'default', 'prefault', 'catch', 'success', 'nonoptional']);

/** Kinds of schemas in this one that make something else of what they read. Blanks were cut off what is answered when it was taken. */
function turns(schema: z.ZodType, seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const def = schema._zod.def as unknown as Def;
  const own = turning.has(def.type) || def.coerce ? [def.type] : [];
  const inner = [def['shape'], def['options'], def['items']].flatMap((parts): unknown[] => Object.values(parts ?? {}));
  const wrapped = ['element', 'innerType', 'keyType', 'valueType', 'left', 'right'].map((part) => def[part]);
  const parts = [...inner, ...wrapped].filter(
    (part): part is z.ZodType => part !== null && typeof part === 'object' && '_zod' in part,
  );
  return [...own, ...parts.flatMap((part) => turns(part, seen))];
}

test('an answer is what its schema makes of it, so a page may show it before it has read it', () => {
  const all = Object.values(allEndpoints).flatMap((table) => Object.values(table));
  const turned = all.map(({ method, path, answer }) => [`${method} ${path}`, ...turns(answer)]);
  expect(turned.length).toBeGreaterThan(100);
  expect(turned.filter(([, ...kinds]) => kinds.length > 0)).toEqual([]);
});
