import { isDeepStrictEqual } from 'node:util';

export type Facts = Record<string, unknown>;

/** The fields in which two states differ; all of them where there is only one, as of what was made or taken away. */
export function changedFields(before: Facts | undefined, after: Facts | undefined): { before?: Facts; after?: Facts } {
  if (!before || !after) return { ...(before && { before }), ...(after && { after }) };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null),
  );
  const those = (facts: Facts): Facts => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: those(before), after: those(after) };
}
