import type { Random } from '../../shared-kernel/random.ts';

const FULL_WIDTH_PLUS = '＋';
const fullWidth = (digits: string): string =>
  digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

type Parts = { area: string; exchange: string; line: string };

/** The ways in which people write one number. */
const WAYS: readonly ((parts: Parts) => string)[] = [
  ({ area, exchange, line }) => `(${area}) ${exchange}-${line}`,
  ({ area, exchange, line }) => `${area}.${exchange}.${line}`,
  ({ area, exchange, line }) => `1-${area}-${exchange}-${line}`,
  ({ area, exchange, line }) => `+1 ${area} ${exchange} ${line} #12`,
  ({ area, exchange, line }) => `+1 (${area}) ${exchange}-${line} ext. 7`,
  ({ area, exchange, line }) => `\u202a+1\u00a0(${area})\u00a0${exchange}\u2011${line}\u202c`,
  ({ area, exchange, line }) => `tel:+1-${area}-${exchange}-${line}`,
  ({ area, exchange, line }) => ` +1 ${area}\u2009${exchange}\u2009${line}\u200b`,
  ({ area, exchange, line }) => `${FULL_WIDTH_PLUS}${fullWidth(`1${area}${exchange}${line}`)}`,
];

/** Real shapes of numbers that nobody is texted at from here; all are set aside for fiction. */
const NOT_TEXTED = ['+44 (0)7700 900123', '+44 7700 900456', '\u202a+44 7700 900789\u202c', '+61 491 570 156'];

/** An American number (+1 and ten digits) as somebody types it. */
export function typedPhone(number: string, random: Random): string {
  return random.pick(WAYS)({ area: number.slice(2, 5), exchange: number.slice(5, 8), line: number.slice(8) });
}

/** A number of a guest from abroad. */
export const foreignPhone = (random: Random): string => random.pick(NOT_TEXTED);

/** A fictional number that no other guest of a day has. */
export function ownNumber(index: number): string {
  const areas = ['512', '210', '214', '713', '817', '832', '469', '972', '830', '254', '361', '409', '504', '405'];
  return `+1${areas[Math.floor(index / 100) % areas.length]}55501${String(index % 100).padStart(2, '0')}`;
}
