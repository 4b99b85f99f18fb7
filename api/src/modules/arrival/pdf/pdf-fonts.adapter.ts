import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';

export type PdfFont = { name: string; file: Buffer; font: Font };

const { resolve } = createRequire(import.meta.url);

/** DejaVu has the letters of Europe, the Near East and the Caucasus. */
const dejaVu = (style: string): string => resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${style}.ttf`);
const noto = (script: string): string => {
  const name = `noto-sans-${script}`;
  return resolve(`@fontsource/${name}/files/${name}-${script}-400-normal.woff`);
};

/** Scripts whose letters change with those beside them, which takes a font of their own. */
const ofScripts: readonly [script: RegExp, path: () => string][] = [
  [/[\p{scx=Deva}]/u, () => noto('devanagari')],
  [/[\p{scx=Beng}]/u, () => noto('bengali')],
  [/[\p{scx=Taml}]/u, () => noto('tamil')],
  [/[\p{scx=Thai}]/u, () => noto('thai')],
];

/** It has every letter of the basic plane, one as plain as the other: Chinese, Japanese, Korean and all that no other font has. */
const wide = (): string => resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff');

/** A WOFF as the font that it packs: fontkit would unpack it in JavaScript, and PDFs take no other. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const [from, to] = [44 + 20 * index, 12 + 16 * index];
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [number, number, number];
    const table = woff.subarray(start, start + packed);
    parts.push(packed < length ? inflateSync(table) : table, Buffer.alloc((4 - (length % 4)) % 4));
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    offset = parts.reduce((sum, part) => sum + part.length, 0);
  }
  return Buffer.concat(parts);
}

const opened = new Map<string, PdfFont>();

/** A font that a text needs is read when it does. */
function open(path: string): PdfFont {
  const known = opened.get(path);
  if (known) return known;
  const read = readFileSync(path);
  const file = path.endsWith('.woff') ? unpacked(read) : read;
  const made = { name: path, file, font: create(file) as Font };
  opened.set(path, made);
  return made;
}

const [plain, bold] = [dejaVu(''), dejaVu('-Bold')];
export const plainFont = (): PdfFont => open(plain);
export const boldFont = (): PdfFont => open(bold);

const has = ({ font }: PdfFont, text: string): boolean =>
  [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));

/** How wide letters are by themselves, in sizes of the font; beside others they may be narrower. */
export const widthIn = (text: string, { font }: PdfFont): number =>
  [...text]
    .filter((letter) => !/\p{Mn}/u.test(letter))
    .reduce((sum, letter) => sum + font.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth / font.unitsPerEm, 0);

const found = new Map<string, PdfFont | undefined>();

/** The font that has a letter with its marks: the one of the text, then one of its script; undefined where none has. */
export function fontFor(letter: string, ofText: PdfFont): PdfFont | undefined {
  if (has(ofText, letter)) return ofText;
  if (!found.has(letter)) {
    const [, path] = ofScripts.find(([script]) => script.test(letter)) ?? [];
    const others = [path, wide].flatMap((each) => (each ? [each()] : [])).map(open);
    found.set(
      letter,
      others.find((font) => has(font, letter)),
    );
  }
  return found.get(letter);
}
