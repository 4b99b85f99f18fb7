/**
 * The same value with its text as PostgreSQL can hold it: without NUL, and without half of a surrogate pair, neither of which
 * is valid text. Everything else stays as it is.
 */
export function toStorable<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(clean);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [clean(key), clean(held)]));
}
