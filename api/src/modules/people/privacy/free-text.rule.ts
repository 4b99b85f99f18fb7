import { markPatterns } from './person-patterns.rule.ts';
import type { Person } from './person.rule.ts';

export type TextColumn = { table: string; name: string; type: string };
export type TextRow = Record<string, unknown>;

/** Every text in a value, however deep it lies, without what `traces` finds. */
export const eraseTraces = (value: unknown, traces: RegExp): unknown => {
  if (typeof value === 'string') return value.replace(traces, '[erased]');
  if (typeof value === 'number') return String(value).replace(traces, '') === String(value) ? value : 0;
  if (Array.isArray(value)) return value.map((each) => eraseTraces(each, traces));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key.replace(traces, '[erased]'), eraseTraces(each, traces)]),
  );
};

/** The columns of a row that change when the traces are taken out, as PostgreSQL takes their new values. */
export const columnsToErase = (
  row: TextRow,
  columns: readonly TextColumn[],
  traces: RegExp,
): [name: string, value: unknown][] =>
  columns.flatMap(({ name, type }): [string, unknown][] => {
    const value = eraseTraces(row[name], traces);
    if (JSON.stringify(value) === JSON.stringify(row[name])) return [];
    return [[name, type.startsWith('json') ? JSON.stringify(value) : value]];
  });

/** Long alternatives are asked for in parts: a pattern may not be too complex. */
const perPattern = 40;

/**
 * PostgreSQL looks seven times as long for one pattern whose alternatives look behind and ahead as for each of them, so these stay apart;
 * they are few. Plain ids, which may be many, go together.
 */
export const patternsOf = (person: Person): string[] => {
  const marks = markPatterns(person);
  const plain = marks.filter((mark) => !mark.includes('(?'));
  const parts = Array.from({ length: Math.ceil(plain.length / perPattern) }, (_, part) =>
    plain.slice(part * perPattern, (part + 1) * perPattern).join('|'),
  );
  return [...marks.filter((mark) => mark.includes('(?')), ...parts];
};
