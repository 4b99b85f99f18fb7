const words: readonly (readonly string[])[] = [
  ['zero', 'no', 'cero'],
  ['one', 'a', 'an', 'uno', 'un', 'una'],
  ['two', 'a couple', 'a couple of', 'dos'],
  ['three', 'tres'],
  ['four', 'cuatro'],
  ['five', 'cinco'],
  ['six', 'seis'],
  ['seven', 'siete'],
  ['eight', 'ocho'],
  ['nine', 'nueve'],
  ['ten', 'diez'],
  ['eleven', 'once'],
  ['twelve', 'doce'],
  ['thirteen', 'trece'],
  ['fourteen', 'catorce'],
  ['fifteen', 'quince'],
  ['sixteen', 'dieciseis'],
  ['seventeen', 'diecisiete'],
  ['eighteen', 'dieciocho'],
  ['nineteen', 'diecinueve'],
  ['twenty', 'veinte'],
];

const values = new Map(words.flatMap((same, value) => same.map((word) => [word, value] as const)));

const longest = 40;
const digits = String.raw`[+-]?(?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d+)?`;
const named = [...values.keys()].toSorted((a, b) => b.length - a.length).join('|');
const guests = 'adults?|child(?:ren)?|kids?|guests?|persons?|people|of us|adultos?|nin[oa]s?|personas?|huesped(?:es)?';
/** A number, and at most who is counted: "2 adults", "dos adultos". Where two numbers stand, neither is meant for sure. */
const counted = new RegExp(
  `^(?:(?:just|only|solo) )?(?:(${digits})|(${named}))(?: (?:${guests})| ?\\((?:${named})\\))?$`,
);

/**
 * The number that a text says, in digits or in English or Spanish words up to twenty.
 * @returns undefined for what is no number, or may be two
 */
export function parseNumber(text: string): number | undefined {
  if (text.length > longest) return undefined;
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/["'!]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
  const [, inDigits, inWords] = counted.exec(plain) ?? [];
  if (inDigits !== undefined) return Number(inDigits.replace(/[, ]/g, ''));
  return inWords === undefined ? undefined : values.get(inWords);
}
