const one = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)';
const pair =
  '(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)';
const token = String.raw`(?:\b(?:(?:double|triple)\s{1,3})?(?:${pair}|${one})\b|\+?\d)`;
const between = String.raw`(?:,(?=\s)|(?<=\s)(?:dash|hyphen)(?=\s)|[\s().-]){0,12}`;
const isoDate = String.raw`\d{4}-\d{2}-\d{2}(?!\d)`;
const run = new RegExp(String.raw`(?<!\d)${isoDate}|\(?${token}(?:${between}(?!${isoDate})${token}){3,}`, 'giu');
const dateAlone = new RegExp(`^${isoDate}$`);
const part = new RegExp(String.raw`\d|(?:\b(double|triple)\s+)?\b(?:(${pair})|${one})\b`, 'giu');

/** Phone, card and confirmation numbers have as many digits or more. */
const shortest = 7;

const times = { double: 2, triple: 3 };

const digitsIn = (text: string): number =>
  [...text.matchAll(part)].reduce((sum, [, repeated, isPair]) => {
    const count = isPair ? 2 : 1;
    return sum + (repeated ? times[repeated.toLowerCase() as keyof typeof times] * count : count);
  }, 0);

/** Replaces every number of seven digits or more, however it is grouped or read out; dates and shorter numbers stay. */
export const replaceLongNumbers = (text: string, instead: string): string =>
  text.replaceAll(run, (found) => (dateAlone.test(found) || digitsIn(found) < shortest ? found : instead));
