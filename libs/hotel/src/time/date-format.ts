const formats = new Map<string, Intl.DateTimeFormat>();

/** How American English writes a date or time, made once for each choice of parts: making one costs far more than using it. */
export function dateFormat(parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(parts);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', parts);
  formats.set(key, format);
  return format;
}
