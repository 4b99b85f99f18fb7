import { foldText } from '../text/fold-text.ts';
import { visibleText } from '../text/visible-text.ts';
import { companionWords, dialedWords, writtenPhrases, writtenWords } from './withheld-words.ts';

/** Longer than any name and address. */
const longest = 300;

const lettersOf = (text: string): string => foldText(text).replace(/[^\p{L}]/gu, '');
const withheldWords = new Set([...dialedWords, ...writtenWords, ...writtenPhrases].map(lettersOf));
const companions = new Set(companionWords.map(lettersOf));

/** Whether words say that there is no number: one of them does, and the others are about numbers. */
function isSaidSo(told: string): boolean {
  if (withheldWords.has(lettersOf(told))) return true;
  const said = foldText(told)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !companions.has(word));
  return (
    withheldWords.has(lettersOf(said.join(''))) || (said.length > 0 && said.every((word) => withheldWords.has(word)))
  );
}

/** Where a letter is on the keys of a telephone. */
const keyOf = (letter: string): string => '22233344455566677778889999'[letter.charCodeAt(0) - 97]!;

/** Where only digits are taken, carriers send the words as they are dialed: 266696687 is ANONYMOUS. Two are Twilio's own. */
const codes = new Set([...dialedWords.map((word) => [...word].map(keyOf).join('')), '464', '8566']);

/** Who is called at an address: of `"Anonymous" <sip:anonymous@x>`, of `tel:+266696687;phone-context=x`. */
const userOf = (told: string): string =>
  (/<([^<>]*)>/.exec(told)?.[1] ?? told).replace(/^(?:sips?|tel|client|callto):/i, '').split(/[@;?]/, 1)[0]!;

/** Ten digits that are typed without + are a number of North America, also where a code is spelled like it. */
const northAmerican = /^1?[2-9]\d{2}[2-9]\d{6}$/;

/** Whether a name or number says that the caller did not tell theirs. */
export function isWithheld(told: string): boolean {
  const user = userOf(visibleText(told).slice(0, longest));
  if (/\p{L}/u.test(user)) return isSaidSo(user);
  const digits = user.replace(/\D/g, '').replace(/^00/, '');
  // a row of one digit stands in for a number: 000-000-0000
  if (/^(?:0*|1?(\d)\1{5,})$/.test(digits)) return true;
  if (northAmerican.test(digits) && !(user.startsWith('+') && digits.length === 10)) return false;
  return codes.has(digits.replace(/^1/, ''));
}
