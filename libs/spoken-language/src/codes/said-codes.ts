import { digitRuns, replacePlaces } from '../numbers/digit-runs.ts';

const named = /\b(?:codes?|passcode)\b/gi;
/** How far after its name a code stands. */
const farthest = 90;
const after = /^\W{0,3}(?:(?:is|was|that's|that is) )?(?:my |the |your )?(?:\w{1,40} )?code\b/i;

/** For places that come one after the other: whether something ended shortly before. @param ends in the order in which they stand */
function endedShortlyBefore(ends: readonly number[]): (place: number) => boolean {
  let next = 0;
  return (place) => {
    while (next < ends.length && ends[next]! <= place) next += 1;
    return next > 0 && place - ends[next - 1]! <= farthest;
  };
}

/**
 * A text without the six digits of verification codes: those that stand near the word "code".
 * @param asked what was said before it
 */
export function maskSaidCodes(text: string, asked = ''): string {
  const runs = digitRuns(text);
  if (runs.length === 0) return text;
  const before = `${asked.slice(-farthest)}\n`;
  const names = [...`${before}${text}`.matchAll(named)].map(({ index, 0: { length } }) => index + length);
  const isNamedBefore = endedShortlyBefore(names);
  const places = runs.flatMap((run) => {
    const [from, to] = [run[0]!.from, run.at(-1)!.to];
    const isNamed = isNamedBefore(before.length + from);
    // codes are said in one, in halves or digit by digit; years and thousands are not
    if (run.length > 6 || (run.length > 1 && run.some(({ digits }) => digits.length > 3))) return [];
    if (run.reduce((sum, { digits }) => sum + digits.length, 0) !== 6) return [];
    return isNamed || after.test(text.slice(to, to + 60)) ? [{ from, to, by: '••••••' }] : [];
  });
  return places.length === 0 ? text : replacePlaces(text, places);
}

/** The digits of a code as it was typed or read out: "482 913", "four eight two nine one three". */
export const parseCode = (text: string): string =>
  text.replace(/\D/g, '') ||
  digitRuns(text)
    .flat()
    .map(({ digits }) => digits)
    .join('');
