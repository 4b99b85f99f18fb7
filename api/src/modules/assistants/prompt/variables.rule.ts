/** What we fill in where a guest comes from the website: "English" or "Spanish", the language of the page. */
export const languageVariable = 'guestLanguage';

/** What Vapi fills in by itself, and what may be empty. */
const known = [
  languageVariable,
  'customer',
  'now',
  'date',
  'time',
  'month',
  'day',
  'year',
  'call',
  'phoneNumber',
  'transport',
];

/** Names of variables in a text that Vapi does not fill in by itself, each once. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(/\{\{-?\s*([A-Za-z_]\w*)/g)].map(([, name]) => name!);
  return [...new Set(names)].filter((name) => !known.includes(name));
}
