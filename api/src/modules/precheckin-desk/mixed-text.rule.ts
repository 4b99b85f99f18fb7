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

function lettersOf(text: string, font: PdfFont): { all: Letter[]; isRightToLeft: boolean } {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  let last = font;
  const all = [...letters.segment(text)].map(({ segment, index }) => {
    // what stands between words stays with the word before it
    if (!/^[\p{P}\p{Z}]+$/u.test(segment) || !fontFor(segment, last)) last = fontFor(segment, font) ?? font;
    return { text: mirrored.get(index) ?? segment, said: segment, font: last, level: levels[index] ?? 0 };
  });
  return {
    all: all.filter(({ said }) => said.search(isolates) < 0),
    isRightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1,
  };
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

/** More than a text to be signed may have; the algorithm of directions takes longer than in proportion. */
const longest = 25_000;
const inOneParagraph = (text: string): string => text.slice(0, longest).replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');

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
