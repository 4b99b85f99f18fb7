/** A transcript of hours. Masking a megabyte of digits would block all other requests. */
const longestText = 150_000;

/** The same value, each of its texts cut to what may be kept of one. */
export function withShortTexts<T>(value: T, longest = longestText): T {
  return short(value, longest) as T;
}

function short(value: unknown, longest: number): unknown {
  if (typeof value === 'string') return value.length > longest ? value.slice(0, longest) : value;
  if (Array.isArray(value)) return value.map((held) => short(held, longest));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, short(held, longest)]));
}
