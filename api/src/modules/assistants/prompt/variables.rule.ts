/** What Vapi fills in by itself. */
const known = ['customer', 'now', 'date', 'time', 'month', 'day', 'year', 'call', 'phoneNumber', 'transport'];

/** Names of variables in a text that Vapi does not fill in by itself, each once. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(/\{\{-?\s*([A-Za-z_]\w*)/g)].map(([, name]) => name!);
  return [...new Set(names)].filter((name) => !known.includes(name));
}
