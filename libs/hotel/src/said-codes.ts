import { digitRuns, replaced } from './digit-runs.ts';

const before = /\b(?:codes?|passcode)\b[^]{0,90}$/i;
const after = /^\W{0,3}(?:(?:is|was|that's|that is) )?(?:my |the |your )?(?:\w+ )?code\b/i;

/**
 * A text without the six digits of verification codes: those that stand near the word "code".
 * @param asked what was said before it
 */
export function maskSaidCodes(text: string, asked = ''): string {
  const places = digitRuns(text).flatMap((run) => {
    const [from, to] = [run[0]!.from, run.at(-1)!.to];
    // codes are said in one, in halves or digit by digit; years and thousands are not
    if (run.length > 1 && run.some(({ digits }) => digits.length > 3)) return [];
    if (run.reduce((sum, { digits }) => sum + digits.length, 0) !== 6) return [];
    const isCode =
      before.test(`${asked.slice(-90)}\n${text.slice(Math.max(0, from - 90), from)}`) ||
      after.test(text.slice(to, to + 60));
    return isCode ? [{ from, to, by: '••••••' }] : [];
  });
  return replaced(text, places);
}
