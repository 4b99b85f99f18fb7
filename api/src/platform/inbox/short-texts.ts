/** A transcript of hours. Masking a megabyte of digits would keep everybody else waiting. */
const longest = 150_000;

/** The same value, each of its texts cut to what may be kept of one. */
export function withShortTexts<T>(value: T): T {
  return short(value) as T;
}

function short(value: unknown): unknown {
  if (typeof value === 'string') return value.length > longest ? value.slice(0, longest) : value;
  if (Array.isArray(value)) return value.map(short);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, short(held)]));
}
