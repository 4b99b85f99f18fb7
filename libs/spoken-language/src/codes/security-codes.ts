import { replacePlaces } from '../numbers/digit-runs.ts';

const named = /\b(?:cvc2?|cvv2?|cvn|cid|csc|security (?:code|number)|card verification (?:code|value|number))\b/gi;
const digit = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)';
const code = new RegExp(String.raw`\b(?:\d{3,4}|\d(?:[ ,-]{1,2}\d){2,3}|${digit}(?:[ ,-]{1,4}${digit}){2,3})\b`, 'iy');
/** How far from its name a code stands. */
const farthest = 20;

/** The code that follows here, with nothing of figures or another line before it. */
function codeAfter(text: string, named: number): { from: number; to: number } | undefined {
  const last = Math.min(text.length - 1, named + farthest);
  for (let from = named; from <= last; from += 1) {
    const letter = text[from]!;
    if (letter === '\n') return undefined;
    const isDigit = letter >= '0' && letter <= '9';
    if (!isDigit && !'zotfsenZOTFSEN'.includes(letter)) continue;
    code.lastIndex = from;
    if (code.test(text)) return { from, to: code.lastIndex };
    if (isDigit) return undefined;
  }
  return undefined;
}

/** A text with each security code of a card taken out that is named as one. */
export function maskSecurityCodes(text: string): string {
  const places = [];
  let done = 0;
  for (const { index, 0: name } of text.matchAll(named)) {
    const found = index < done ? undefined : codeAfter(text, index + name.length);
    if (!found) continue;
    places.push({ ...found, by: '•••' });
    done = found.to;
  }
  return places.length === 0 ? text : replacePlaces(text, places);
}
