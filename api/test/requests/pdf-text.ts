import { inflateSync } from 'node:zlib';

type PdfObject = { dictionary: string; stream: string };

/** The objects of a PDF by their numbers, streams unpacked. */
function objectsOf(file: Buffer): Map<string, PdfObject> {
  const found = file.toString('latin1').matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj$/gm);
  return new Map(
    [...found].map(([, number, body]) => {
      const [dictionary, packed] = body!.split(/\nstream\n([^]*)\nendstream$/);
      const isPacked = packed !== undefined && dictionary!.includes('/FlateDecode');
      const stream = isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '';
      return [number!, { dictionary: dictionary!, stream }];
    }),
  );
}

/** What the glyphs of a font say, by their codes, as its ToUnicode map has it. */
function lettersOf(map: string): Map<number, string> {
  const ranges = map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g);
  return new Map(
    [...ranges].flatMap(([, first, targets]) =>
      [...targets!.matchAll(/<([^<>]*)>/g)].map(([, codes], index): [number, string] => [
        parseInt(first!, 16) + index,
        String.fromCharCode(...codes!.split(' ').map((code) => parseInt(code, 16))),
      ]),
    ),
  );
}

/** What one can read in a PDF with embedded fonts, page by page, each blank as one. */
export function pdfPages(file: Buffer): string[] {
  const objects = objectsOf(file);
  const at = (number: string): PdfObject => objects.get(number)!;
  const all = [...objects.values()].map(({ dictionary }) => dictionary).join('\n');
  const fonts = new Map(
    [...all.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, number]) => {
      const [, unicode] = /\/ToUnicode (\d+) 0 R/.exec(at(number!).dictionary)!;
      return [name!, lettersOf(at(unicode!).stream)];
    }),
  );
  const lineOf = (font: string, glyphs: string): string =>
    [...glyphs.matchAll(/<([0-9a-f]+)>/g)]
      .flatMap(([, codes]) => codes!.match(/.{4}/g)!)
      .map((code) => fonts.get(font)!.get(parseInt(code, 16)))
      .join('');
  return [...all.matchAll(/\/Contents (\d+) 0 R/g)].map(([, number]) => {
    const lines = at(number!).stream.matchAll(/\/(F\d+) [\d.]+ Tf\n(?:[^\n]*\n)??(\[.*?\]) TJ/g);
    const text = [...lines].map(([, font, glyphs]) => lineOf(font!, glyphs!)).join(' ');
    return text.replaceAll(/\s+/g, ' ').trim();
  });
}
