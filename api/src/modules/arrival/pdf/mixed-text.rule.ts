import bidiFactory from 'bidi-js';
import { fontFor, widthIn, type PdfFont } from './pdf-fonts.adapter.ts';

/** Letters of one font and direction, in the order in which they are laid out. */
export type TextRun = { text: string; font: PdfFont };
/** A line from left to right, what it says as it is read, and whether some of it is read from right to left. */
export type TextLine = { said: string; runs: TextRun[]; isTurned: boolean };
export type MixedText = { lines: TextLine[]; isRightToLeft: boolean };

const bidi = bidiFactory();
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** `said` is another one than is drawn where brackets are mirrored. */
type Letter = { text: string; said: string; font: PdfFont; level: number };

/** Letters that a font lays out from right to left by itself. */
const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Mand}\p{sc=Samr}]/u;
const leftToRight = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]/u;
/** What makes the algorithm of directions put a text in another order: those letters, their digits, and marks that turn a part. */
const turning = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff]/;
/** Marks of Unicode that keep the direction of a part for itself. */
const isolates = /[\u2068\u2069]/g;

/** A part of a line that is read in its own direction, whatever stands before it. */
export const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);
export const withoutIsolates = (text: string): string => text.replace(isolates, '');

const isBlank = (text: string): boolean => /^\s+$/u.test(text);
/** Between these a line may end: scripts without blanks. */
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

/** Whether a text can be written letter after letter in this font. */
export function isPlain(text: string, font: PdfFont): boolean {
  if (rightToLeft.test(text)) return false;
  for (const { segment } of letters.segment(text))
    if (!isBlank(segment) && fontFor(segment, font) !== font) return false;
  return true;
}

/** A letter that no font has is told by its code: a box would tell nothing. */
const codesOf = (text: string): string =>
  [...text].map((each) => `[U+${each.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`).join('');

function withCodes(text: string, font: PdfFont): string {
  let written = '';
  for (const { segment } of letters.segment(text)) {
    const isKnown = isBlank(segment) || segment.search(isolates) === 0 || fontFor(segment, font);
    written += isKnown ? segment : codesOf(segment);
  }
  return written;
}

/** What is between isolates does not decide how a paragraph begins: the Unicode Bidirectional Algorithm, rule P2. */
function beginsRightToLeft(text: string): boolean {
  const decides = text.replace(/\u2068[^\u2068\u2069]*\u2069/g, '');
  const first = decides.search(rightToLeft);
  return first >= 0 && !/\p{L}/u.test(decides.slice(0, first));
}

/** The algorithm takes squared time for what is no letter, so it is given so much at once. */
const longestPiece = 1000;
/**
 * Pieces end between two words of the paragraph's own direction, where neither depends on what stands in the other, and anywhere only
 * where there is no such place.
 */
function piecesOf(text: string, isRightToLeft: boolean): string[] {
  const { source } = isRightToLeft ? rightToLeft : leftToRight;
  return (
    text.match(new RegExp(`.{1,${longestPiece}}(?:$|(?<=${source}) (?=${source}))|.{1,${longestPiece}}`, 'gsu')) ?? []
  );
}

type Directions = { levels: readonly number[]; mirrored: Map<number, string>; isRightToLeft: boolean };

/** The direction of each letter, as an even or odd level, and what stands there instead where brackets are mirrored. */
function directionsOf(text: string): Directions {
  const mirrored = new Map<number, string>();
  if (!turning.test(text)) return { levels: [], mirrored, isRightToLeft: false };
  const isRightToLeft = beginsRightToLeft(text);
  const levels: number[] = [];
  for (const piece of piecesOf(text, isRightToLeft)) {
    const { levels: found } = bidi.getEmbeddingLevels(piece, isRightToLeft ? 'rtl' : 'ltr');
    for (const [place, letter] of bidi.getMirroredCharactersMap(piece, found))
      mirrored.set(levels.length + place, letter);
    levels.push(...found);
  }
  return { levels, mirrored, isRightToLeft };
}

function lettersOf(text: string, font: PdfFont): { all: Letter[]; isRightToLeft: boolean } {
  const { levels, mirrored, isRightToLeft } = directionsOf(text);
  let last = font;
  const all = [...letters.segment(text)].map(({ segment, index }) => {
    // what stands between words stays with the word before it
    if (!/^[\p{P}\p{Z}]+$/u.test(segment) || !fontFor(segment, last)) last = fontFor(segment, font) ?? font;
    return { text: mirrored.get(index) ?? segment, said: segment, font: last, level: levels[index] ?? 0 };
  });
  return { all: all.filter(({ said }) => said.search(isolates) < 0), isRightToLeft };
}

const widthOf = ({ text, font }: Letter): number => widthIn(text, font);

/** Ends lines where words end, and a word that is longer than a line where the line does. */
function brokenAt(all: readonly Letter[], most: number): Letter[][] {
  const lines: Letter[][] = [];
  let [start, end, width] = [0, 0, 0];
  for (let place = 0; place < all.length; place++) {
    const letter = all[place]!;
    width += widthOf(letter);
    if (width > most && place > start && !isBlank(letter.text)) {
      const to = end > start ? end : place;
      lines.push(all.slice(start, to));
      [start, end] = [to, to];
      width = all.slice(to, place + 1).reduce((sum, each) => sum + widthOf(each), 0);
    }
    if (isBlank(letter.text) || unspaced.test(letter.text)) end = place + 1;
  }
  lines.push(all.slice(start));
  return lines;
}

/** Runs from left to right: the Unicode Bidirectional Algorithm, rule L2. */
function runsOf(line: readonly Letter[]): TextRun[] {
  const runs: Letter[][] = [];
  for (const letter of line) {
    const run = runs.at(-1);
    if (run?.[0] && run[0].level === letter.level && run[0].font === letter.font) run.push(letter);
    else runs.push([letter]);
  }
  const levelOf = (run: Letter[] | undefined): number => run?.[0]?.level ?? 0;
  for (let level = Math.max(0, ...runs.map(levelOf)); level > 0; level--) {
    for (let from = 0; from < runs.length; from++) {
      let to = from;
      while (to < runs.length && levelOf(runs[to]) >= level) to++;
      if (to - from > 1) runs.splice(from, to - from, ...runs.slice(from, to).toReversed());
      from = Math.max(from, to);
    }
  }
  return runs.map((run) => {
    const text = run.map((each) => each.text).join('');
    const isTurned = rightToLeft.test(text);
    const isAgainst = isTurned !== (levelOf(run) % 2 === 1);
    return {
      font: run[0]!.font,
      text: isAgainst
        ? run
            .map((each) => each.text)
            .toReversed()
            .join('')
        : text,
    };
  });
}

/** More than a text to be signed may have. */
const longest = 25_000;
/** Half of a letter that takes two places is none, and would be told by a code of eight letters. */
const inOneParagraph = (text: string): string =>
  text
    .slice(0, longest)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');

/** A text in any scripts as lines. @param most how wide they may be, in sizes of the font */
export function mixedText(text: string, font: PdfFont, most: number): MixedText {
  const { all, isRightToLeft } = lettersOf(withCodes(inOneParagraph(text), font), font);
  const lines = brokenAt(all, most).map((broken) => {
    const end = broken.findLastIndex(({ text: each }) => !isBlank(each)) + 1;
    const line = broken.slice(0, end);
    const said = line.map((each) => each.said).join('');
    return { said, runs: runsOf(line), isTurned: line.some(({ level }) => level > 0) };
  });
  return { lines, isRightToLeft };
}
