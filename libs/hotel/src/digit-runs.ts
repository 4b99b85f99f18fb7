const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const valueOf = new Map([...words.map((word, digit) => [word, String(digit)] as const), ['oh', '0']]);
const word = [...valueOf.keys()].join('|');
const piece = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:\d+|(?:(?:double|triple) )?(?:${word}|\d))(?![\p{L}\p{N}_])`,
  'giu',
);

/** What every piece has in it; looked for first, as most texts have none. */
const any = new RegExp(String.raw`\d|\b(?:${word})\b`, 'iu');

/** Digits that mean something else, whatever stands beside them: an id, a date, an instant, an amount, a phone number, a long fraction. */
const other =
  /(?<!\w)(?:[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?|\d{1,3}(?:,\d{3})*\.\d\d|\d\d?\.\d\d?\.\d{4}|(?:\+?1[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\+\d{7,15}|\d+\.\d{9,})(?!\w)/gi;
const between = /^(?: ?[.,–-] ?|\s{1,2})$/;

/** A group of digits and where it stands: `from` included, `to` not. */
export type DigitGroup = { digits: string; from: number; to: number };

function digitsOf(said: string): string {
  const [first = '', second] = said.toLowerCase().split(' ');
  if (second === undefined) return valueOf.get(first) ?? first;
  return (valueOf.get(second) ?? second).repeat(first === 'double' ? 2 : 3);
}

/** Groups of digits that follow one another in a text, typed or said ("four one double one"), with nothing but separators between. */
export function digitRuns(text: string): DigitGroup[][] {
  if (!any.test(text)) return [];
  const held = [...text.matchAll(other)].map(({ index, 0: { length } }) => [index, index + length] as const);
  const runs: DigitGroup[][] = [];
  const others = held.values();
  let [end, next] = [-1, others.next().value];
  for (const { 0: said, index: from } of text.matchAll(piece)) {
    while (next && next[1] <= from) next = others.next().value;
    if (next && next[0] <= from) continue;
    const group = { digits: digitsOf(said), from, to: from + said.length };
    const run = runs.at(-1);
    if (run && between.test(text.slice(end, from))) run.push(group);
    else runs.push([group]);
    end = group.to;
  }
  return runs;
}

/** The text with other words in place of some of its groups; places in the order in which they stand. */
export function replaced(text: string, places: readonly { from: number; to: number; by: string }[]): string {
  let [done, rest] = ['', 0];
  for (const { from, to, by } of places) {
    done += text.slice(rest, from) + by;
    rest = to;
  }
  return done + text.slice(rest);
}
