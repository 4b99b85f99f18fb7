import { digitRuns, replaced, type DigitGroup } from './digit-runs.ts';

/** Beginnings and lengths that card networks give out; ids that count up or tell a time begin with 0 or 1. */
const issued = [/^4\d{12}$/, /^3(?:0|6|8|9)\d{12}$/, /^3[47]\d{13}$/, /^[2-6]\d{15,18}$/];

/** How people write card numbers in groups. */
const usual = new Set(['4-4-4-4', '4-4-4-4-3', '4-4-4-4-2', '4-4-4-4-1', '4-6-5', '4-6-4', '4-4-4-1']);

const aboutCards = /\b(card|visa|pan|account)\b[^\n]{0,40}$/i;
const securityCode =
  /(\b(?:cvc2?|cvv2?|cvn|cid|csc|security (?:code|number)|card verification (?:code|value|number))\b[^\d\n]{0,20}?)(\b\d{3,4}\b|\b\d(?:[ ,-]{1,2}\d){2,3}\b|\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)(?:[ ,-]+(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)){2,3}\b)/gi;

/** Whether the last digit checks the others (Luhn). */
function checks(digits: string): boolean {
  let sum = 0;
  [...digits].reverse().forEach((digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}

const isCard = (digits: string): boolean => issued.some((shape) => shape.test(digits)) && checks(digits);

/** Rooms, years, prices one after the other: of one length, rising, near each other. */
const isList = (groups: readonly DigitGroup[]): boolean => {
  const numbers = groups.map(({ digits }) => Number(digits));
  const length = groups[0]!.digits.length;
  return (
    groups.length > 3 &&
    length >= 3 &&
    groups.every(({ digits }) => digits.length === length) &&
    numbers.every((each, place) => place === 0 || (each > numbers[place - 1]! && each - numbers[0]! < 200))
  );
};

/** Whether groups are written as a card number's are: one, as on the card, one by one, or as all that was said. */
function isWrittenSo(groups: readonly DigitGroup[], run: readonly DigitGroup[], before: string): boolean {
  if (isList(groups)) return false;
  const lengths = groups.map(({ digits }) => digits.length);
  // the property system numbers its reservations with 13 digits; cards of 13 are told by what is said of them
  if (lengths.length === 1) return lengths[0] !== 13 || aboutCards.test(before);
  if (usual.has(lengths.join('-')) || lengths.every((length) => length <= 3)) return true;
  return groups.length === run.length && lengths.every((length) => length <= 8);
}

/** How many groups from here on are a card number; the longest that is one, 0 for none. */
function cardAt(run: readonly DigitGroup[], start: number, text: string): number {
  let [digits, found] = ['', 0];
  for (let end = start; end < run.length && digits.length < 19; end += 1) {
    digits += run[end]!.digits;
    const groups = run.slice(start, end + 1);
    if (isCard(digits) && isWrittenSo(groups, run, text.slice(Math.max(0, run[start]!.from - 60), run[start]!.from)))
      found = groups.length;
  }
  return found;
}

/** A text with each card number shortened to its last four digits (`•••• 1111`) and each security code taken out. */
export function maskCardNumbers(text: string): string {
  if (text.length < 3) return text;
  const places = digitRuns(text).flatMap((run) => {
    const found = [];
    for (let start = 0; start < run.length; start += 1) {
      const length = cardAt(run, start, text);
      if (length === 0) continue;
      const card = run.slice(start, start + length);
      const last = card
        .map(({ digits }) => digits)
        .join('')
        .slice(-4);
      found.push({ from: card[0]!.from, to: card.at(-1)!.to, by: `•••• ${last}` });
      start += length - 1;
    }
    return found;
  });
  return replaced(text, places).replace(securityCode, '$1•••');
}
