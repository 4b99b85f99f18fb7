import { digitRuns, replacePlaces, type DigitGroup } from '../numbers/digit-runs.ts';
import { maskSecurityCodes } from './security-codes.ts';

/** How many digits a card number has. */
const [fewestDigits, mostDigits] = [13, 19];

/** Beginnings and lengths that card networks give out; ids that count up or tell a time begin with 0 or 1. */
function isIssued({ all }: Digits, from: number, length: number): boolean {
  const [first, second] = [all[from]!, all[from + 1]!];
  if (length === 13) return first === '4';
  if (length === 14) return first === '3' && '0689'.includes(second);
  if (length === 15) return first === '3' && '47'.includes(second);
  return first >= '2' && first <= '6';
}

/** How people write card numbers in groups. */
const usual = new Set(['4-4-4-4', '4-4-4-4-3', '4-4-4-4-2', '4-4-4-4-1', '4-6-5', '4-6-4', '4-4-4-1']);

const aboutCards = /\b(card|visa|pan|account)\b[^\n]{0,40}$/i;

/** The digits of a run in one, where each group begins among them (and the last ends), and sums by which any part is checked at once. */
type Digits = { all: string; begins: Uint32Array; sums: readonly [Uint32Array, Uint32Array] };

const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];

function digitsOf(run: readonly DigitGroup[]): Digits {
  const all = run.map(({ digits }) => digits).join('');
  const sums = [new Uint32Array(all.length + 1), new Uint32Array(all.length + 1)] as const;
  for (let place = 0; place < all.length; place += 1) {
    const digit = all.charCodeAt(place) - 48;
    const isEven = place % 2 === 0;
    sums[0][place + 1] = sums[0][place]! + (isEven ? digit : doubled[digit]!);
    sums[1][place + 1] = sums[1][place]! + (isEven ? doubled[digit]! : digit);
  }
  const begins = new Uint32Array(run.length + 1);
  run.forEach(({ digits }, group) => (begins[group + 1] = begins[group]! + digits.length));
  return { all, begins, sums };
}

/** Whether the last digit of a part checks the others (Luhn). */
function checks({ sums }: Digits, from: number, to: number): boolean {
  const sum = sums[to % 2 === 1 ? 0 : 1];
  return (sum[to]! - sum[from]!) % 10 === 0;
}

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

/**
 * How many groups from `start` on are a card number; the longest that is one, 0 for none.
 * @param first the first group with which they can be enough
 */
function cardAt(run: readonly DigitGroup[], digits: Digits, start: number, first: number, text: string): number {
  const from = digits.begins[start]!;
  let found = 0;
  for (let end = first; end < run.length; end += 1) {
    const length = digits.begins[end + 1]! - from;
    if (length > mostDigits) break;
    if (!isIssued(digits, from, length) || !checks(digits, from, from + length)) continue;
    const place = run[start]!.from;
    if (isWrittenSo(run.slice(start, end + 1), run, text.slice(Math.max(0, place - 60), place)))
      found = end + 1 - start;
  }
  return found;
}

const digitsIn = (run: readonly DigitGroup[]): number => run.reduce((sum, { digits }) => sum + digits.length, 0);

/** Where the card numbers of a run stand, and what is left of them. */
function cardsIn(run: readonly DigitGroup[], text: string): { from: number; to: number; by: string }[] {
  const digits = digitsOf(run);
  const found = [];
  let first = 0;
  for (let start = 0; start < run.length; start += 1) {
    while (first < run.length && digits.begins[first + 1]! - digits.begins[start]! < fewestDigits) first += 1;
    const length = cardAt(run, digits, start, first, text);
    if (length === 0) continue;
    const last = digits.begins[start + length]!;
    const { to } = run[start + length - 1]!;
    found.push({ from: run[start]!.from, to, by: `•••• ${digits.all.slice(last - 4, last)}` });
    start += length - 1;
  }
  return found;
}

/** A text with each card number shortened to its last four digits (`•••• 1111`) and each security code taken out. */
export function maskCardNumbers(text: string): string {
  if (text.length < 3) return text;
  const isEnough = (run: readonly DigitGroup[]): boolean => run.length >= fewestDigits || digitsIn(run) >= fewestDigits;
  const places = digitRuns(text)
    .filter(isEnough)
    .flatMap((run) => cardsIn(run, text));
  return maskSecurityCodes(places.length === 0 ? text : replacePlaces(text, places));
}
