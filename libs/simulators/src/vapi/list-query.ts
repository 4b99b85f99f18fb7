import { badRequest } from './vapi-error.ts';

type Listed = { id: string; createdAt: string; updatedAt: string };

const DATE_FILTERS = ['Gt', 'Lt', 'Ge', 'Le'] as const;
const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;

/**
 * Applies a list's query (limit, createdAt… and updatedAt… filters, and `own` filters that compare a field) to records
 * already sorted newest first. Throws a 400 VapiError for an unknown filter or a bad value.
 */
export function applyListQuery<T extends Listed>(
  records: readonly T[],
  query: unknown,
  own: Readonly<Record<string, (record: T) => string | undefined>> = {},
): T[] {
  const asked = Object.entries((query ?? {}) as Record<string, unknown>);
  const tests: ((record: T) => boolean)[] = [];
  let limit = DEFAULT_LIMIT;

  for (const [name, value] of asked) {
    if (typeof value !== 'string') throw badRequest([`${name} must be a string`]);
    const field = own[name];
    const date = dateFilter(name);
    if (name === 'limit') limit = readLimit(value);
    else if (field) tests.push((record) => field(record) === value);
    else if (date) tests.push(date(readInstant(name, value)));
    else throw badRequest([`property ${name} should not exist`]);
  }
  return records.filter((record) => tests.every((passes) => passes(record))).slice(0, limit);
}

function dateFilter(name: string): ((bound: number) => (record: Listed) => boolean) | undefined {
  const operator = DATE_FILTERS.find((each) => name.endsWith(each));
  const field = operator && name.slice(0, -2);
  if (field !== 'createdAt' && field !== 'updatedAt') return undefined;
  return (bound) => (record) => {
    const at = Date.parse(record[field]);
    if (operator === 'Gt') return at > bound;
    if (operator === 'Lt') return at < bound;
    return operator === 'Ge' ? at >= bound : at <= bound;
  };
}

function readLimit(value: string): number {
  const limit = Number(value);
  if (!Number.isInteger(limit)) throw badRequest(['limit must be an integer number']);
  if (limit < 0) throw badRequest(['limit must not be less than 0']);
  if (limit > MAX_LIMIT) throw badRequest([`limit must not be greater than ${MAX_LIMIT}`]);
  return limit;
}

function readInstant(name: string, value: string): number {
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) throw badRequest([`${name} must be a Date instance`]);
  return instant;
}
