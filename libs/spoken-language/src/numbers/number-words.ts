const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const firsts =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

const values = new Map<string, number>([
  ...[...digits, ...teens].map((word, value) => [word, value] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ...firsts.map((word, at) => [word, at + 1] as const),
  ['thirtieth', 30],
]);

const any = (words: readonly string[]): string => `(?:${words.join('|')})`;
const underTen = any(digits.slice(1));
const underHundred = `(?:${any(tens)}(?:[\\s-]+${underTen})?|${any(teens)}|${underTen})`;
const underThousand = `(?:(?:${underHundred}|an?)[\\s-]+hundred(?:[\\s-]+(?:and[\\s-]+)?${underHundred})?|${underHundred})`;
const number = `(?:(?:${underThousand}|an?)[\\s-]+thousand(?:,?[\\s-]+(?:and[\\s-]+)?${underThousand})?|${underThousand}|zero)`;
const ordinal = `(?:${any(['twenty', 'thirty'])}[\\s-]+${any(firsts.slice(0, 9))}|${any(firsts)}|thirtieth)`;
const spelled = new RegExp(`\\b(?:(${ordinal})|${number})\\b`, 'gi');

function valueOf(words: string): number {
  let [thousands, rest] = [0, 0];
  for (const word of words.toLowerCase().split(/[\s,-]+/)) {
    if (word === 'hundred') rest = (rest || 1) * 100;
    else if (word === 'thousand') [thousands, rest] = [(rest || 1) * 1000, 0];
    else rest += values.get(word) ?? 0;
  }
  return thousands + rest;
}

/** The same text with spelled-out numbers below a million in digits: "two hundred forty" is 240, "twenty-first" 21st. */
export const numberWordsToDigits = (text: string): string =>
  text.replaceAll(spelled, (words, isOrdinal) => `${valueOf(words)}${isOrdinal ? 'th' : ''}`);
