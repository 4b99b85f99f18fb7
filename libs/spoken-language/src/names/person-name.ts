import { foldText } from '@booking/hotel/fold-text';

const generations = ['jr', 'jnr', 'sr', 'snr', 'ii', 'iii', 'iv', '2nd', '3rd', '4th'];
const titles = [
  'mr',
  'mrs',
  'ms',
  'mx',
  'miss',
  'dr',
  'prof',
  'sir',
  'madam',
  'herr',
  'frau',
  'señor',
  'señora',
  'sra',
];
const degrees = ['phd', 'md', 'dds', 'dvm', 'esq', 'cpa', 'mba', 'rn', 'jd', 'msc', 'bsc'];
const unnamed = new Set([...generations, ...titles.map(foldText), ...degrees]);

/** Words of a surname that many share. */
const particles = new Set(
  'de la las los del der den des di da do dos das du van von vom zu zum zur ter ten te af av al el le lo bin ibn bint abu ben y e i und the of'.split(
    ' ',
  ),
);

/** Letters of Arabic script that keyboards exchange: Persian and Arabic yeh and kaf, the open and the closed end of a word. */
const arabic: Record<string, string> = { ی: 'ي', ى: 'ي', ک: 'ك', ة: 'ه', ۀ: 'ه', ہ: 'ه', ۃ: 'ه' };
const exchanged = new RegExp(`[${Object.keys(arabic).join('')}]`, 'gu');

/** Hiragana and katakana stand 96 places apart. */
const katakanaOf = (letter: string): string => String.fromCodePoint(letter.codePointAt(0)! + 96);

/** An umlaut or ring is also written with two letters: Mueller, Soerensen, Aase. Scripts that write a sound in two ways have one. */
const plainSpelling = (word: string): string =>
  word
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll('ue', 'u')
    .replaceAll('aa', 'a')
    .replace(exchanged, (letter) => arabic[letter]!)
    .replace(/[ぁ-ゖ]/g, katakanaOf)
    .replaceAll('髙', '高')
    .replaceAll('﨑', '崎');

/** Longer than any name; words are compared in every row of them, so their number is bounded. */
const longest = 300;
const mostWords = 20;

const allWords = (name: string): string[] =>
  foldText(
    name
      .slice(0, longest)
      .replace(/\.(?=\p{L}{2})/gu, ' ')
      .replaceAll('.', ''),
  )
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords);

/** The words of a name as they are compared, without titles and suffixes. */
function wordsOf(name: string): string[] {
  const all = allWords(name);
  const named = all.filter((word) => !unnamed.has(word));
  return (named.length > 0 ? named : all).map(plainSpelling);
}

/** A family name stands first; a single character may be part of any name. */
const isPartOf = (word: string, name: string): boolean =>
  name.startsWith(word) || (word.length > 1 && name.endsWith(word));

const isWithoutSpaces = (word: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u.test(word);

/** Whether some words in a row, written as one, are another: "Mc Donald", "De La Cruz", "O Brien". */
const hasRun = (words: readonly string[], joined: string): boolean =>
  words.some((_, from) => words.some((__, to) => to >= from && words.slice(from, to + 1).join('') === joined));

/**
 * Whether somebody is called so, by any word of what is said: without accents, case, apostrophes, hyphens, titles and suffixes, in
 * any script.
 * @param said a surname or a whole name; nothing fits everybody
 */
export function isCalled(said: string, name: string): boolean {
  const [wanted, words] = [wordsOf(said), wordsOf(name)];
  if (wanted.length === 0) return said.trim() === '';
  if (hasRun(words, wanted.join(''))) return true;
  const telling = wanted.filter((word) => !particles.has(word) && (word.length > 1 || isWithoutSpaces(word)));
  const isIn = (word: string): boolean =>
    words.includes(word) ||
    (isWithoutSpaces(word) && words.some((each) => isWithoutSpaces(each) && isPartOf(word, each)));
  return telling.some((word) => isIn(word) || hasRun(words, word));
}

const generationOf = (name: string): string | undefined =>
  allWords(name)
    .find((word) => generations.includes(word))
    ?.replace(/^(j|s)nr$/, '$1r');

/** Whether two whole names are of one person: every word of the shorter is in the longer, and they are not father and son. */
export function isSameName(one: string, other: string): boolean {
  const [ofOne, ofOther] = [generationOf(one), generationOf(other)];
  if (ofOne && ofOther && ofOne !== ofOther) return false;
  const [fewer, more] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length) as [string[], string[]];
  if (fewer.length === 0) return false;
  if ([more, more.toReversed()].some((words) => words.join('') === fewer.join(''))) return true;
  return fewer.length > 1 && fewer.every((word) => more.includes(word) || hasRun(more, word));
}

/** Whether two e-mail addresses are one. */
export const isSameEmail = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((email) =>
    email
      .replace(/\p{Cf}/gu, '')
      .normalize('NFKC')
      .trim()
      .toLowerCase(),
  );
  return a !== '' && a === b;
};
