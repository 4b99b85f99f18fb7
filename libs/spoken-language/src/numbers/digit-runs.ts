const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const valueOf = new Map([...words.map((word, digit) => [word, String(digit)] as const), ['oh', '0']]);
const timesOf = new Map([
  ['double', 2],
  ['triple', 3],
]);

/** Digits that mean something else, whatever stands beside them: an id, a date, an instant, an amount, a phone number, a long fraction. */
const other =
  /(?<!\w)(?:[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?|\d{1,3}(?:,\d{3}){0,6}\.\d\d|\d\d?\.\d\d?\.\d{4}|(?:\+?1[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\+\d{7,15}|\d{1,20}\.\d{9,})(?!\w)/iy;
const between = /^(?: ?[.,–-] ?|\s{1,2})$/;
const otherLetter = /[\p{L}\p{N}]/u;

/** A group of digits and where it stands: `from` included, `to` not. */
export type DigitGroup = { digits: string; from: number; to: number };

/** Letters, digits and `_` of ASCII, by their codes: what words are read by. */
const isWordCode = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;

/** Where the word ends that begins here. */
function endOfWord(text: string, start: number): number {
  let end = start;
  while (end < text.length && isWordCode(text.charCodeAt(end))) end += 1;
  return end;
}

function isDigits(text: string, from: number, to: number): boolean {
  for (let place = from; place < to; place += 1) if (text.charCodeAt(place) > 57) return false;
  return true;
}

/** Whether a letter of another script stands here, which makes one word of what is beside it. */
const isOtherLetter = (text: string, place: number): boolean =>
  text.charCodeAt(place) > 127 && otherLetter.test(text[place]!);

/** What a word says in digits; undefined for one that is no number. */
function digitsOf(text: string, from: number, to: number): string | undefined {
  if (text.charCodeAt(from) <= 57) return isDigits(text, from, to) ? text.slice(from, to) : undefined;
  const isOfLength = to - from > 1 && to - from < 6;
  return isOfLength ? valueOf.get(text.slice(from, to).toLowerCase()) : undefined;
}

/** The group that begins with a word, "double seven" included. */
function groupAt(text: string, from: number, end: number): DigitGroup | undefined {
  const times = end - from === 6 && text[end] === ' ' ? timesOf.get(text.slice(from, end).toLowerCase()) : undefined;
  if (times !== undefined) {
    const to = endOfWord(text, end + 1);
    const digits = digitsOf(text, end + 1, to);
    return digits?.length === 1 && !isOtherLetter(text, to) ? { digits: digits.repeat(times), from, to } : undefined;
  }
  const digits = digitsOf(text, from, end);
  return digits === undefined || isOtherLetter(text, end) ? undefined : { digits, from, to: end };
}

/** Where something else ends that digits at this place belong to; -1 where they stand for themselves. */
function endOfOther(text: string, from: number, end: number): number {
  const [before, after] = [text[from - 1], text[end]];
  const isPhone = after === ' ' && (end - from === 3 || (end - from === 1 && text[from] === '1'));
  const isBegun = before === '+' || before === '(';
  if (!isBegun && !isPhone && after !== '-' && after !== '.' && after !== ',' && after !== ')') return -1;
  for (const start of isBegun ? [from - 1, from] : [from]) {
    other.lastIndex = start;
    if (other.test(text)) return other.lastIndex;
  }
  return -1;
}

const isBetween = (text: string, from: number, to: number): boolean =>
  to - from <= 3 && ((to - from === 1 && text[from] === ' ') || between.test(text.slice(from, to)));

/**
 * Groups of digits that follow one another in a text, typed or said ("four one double one"), with nothing but separators between.
 * It goes through the text once, whatever is in it.
 */
export function digitRuns(text: string): DigitGroup[][] {
  const runs: DigitGroup[][] = [];
  let last = -1;
  for (let place = 0; place < text.length; place += 1) {
    if (!isWordCode(text.charCodeAt(place))) continue;
    const from = place;
    const end = endOfWord(text, from);
    place = end;
    if (from > 0 && isOtherLetter(text, from - 1)) continue;
    const until = endOfOther(text, from, end);
    const group = until < 0 ? groupAt(text, from, end) : undefined;
    place = Math.max(end, until, group?.to ?? end);
    if (!group) continue;
    if (runs.length > 0 && isBetween(text, last, from)) runs.at(-1)!.push(group);
    else runs.push([group]);
    last = group.to;
  }
  return runs;
}

/** The text with other words in place of some of its groups; places in the order in which they stand. */
export function replacePlaces(text: string, places: readonly { from: number; to: number; by: string }[]): string {
  let [done, rest] = ['', 0];
  for (const { from, to, by } of places) {
    done += text.slice(rest, from) + by;
    rest = to;
  }
  return done + text.slice(rest);
}
