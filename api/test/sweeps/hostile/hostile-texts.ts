/** What texts are made of that keep a careless expression busy, each over and over. */
const repeated: Record<string, string> = {
  digits: '7',
  'digits one by one': '3 7 ',
  'digits between commas': '1,111,',
  'digits between dots': '3.7.',
  'card numbers': '4111111111111111 ',
  'phone numbers': '(512) 555-0101 ',
  'digits in words': 'double one two ',
  'six digits': 'code 123456 ',
  'security codes': 'cvc one ',
  separators: ', - . ',
  spaces: ' ',
  'line breaks': '\r\n',
  'at signs': 'a@',
  dots: 'a.',
  slashes: '/',
  tags: '<',
  'tags that are open': '<p ',
  brackets: '[',
  braces: '{"a":',
  quotes: '"\\"',
  letters: 'a',
  'single letters': 'a b ',
  names: 'Ana Ruiz ',
  'mixed scripts': 'é٣字\u{1f600}\u0301 ',
  'halves of pairs': '\ud83d',
};

/** Those texts, each of this length, by what they are made of. */
export const hostileTexts = (length: number): [string, string][] =>
  Object.entries(repeated).map(([name, part]) => [name, part.repeat(Math.ceil(length / part.length)).slice(0, length)]);

/** Of each kind, as long as fits into an address some times. */
export const hostileWords = (): string[] =>
  hostileTexts(800).map(([, text]) => encodeURIComponent(text.toWellFormed()).slice(0, 1200).replace(/%.?$/, ''));
