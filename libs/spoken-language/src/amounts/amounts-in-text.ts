import { numberWordsToDigits } from '../numbers/number-words.ts';

const whole = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?(?!\d)`;
const cents = String.raw`(?:,? (?:and )?(\d{1,2}) cents?\b)?`;
const written = new RegExp(String.raw`(?:\$|\bUSD)\s?${whole}${cents}`, 'gi');
const named = new RegExp(String.raw`(?<![$\d.,])${whole} (?:US )?(?:dollars?|bucks|USD)\b${cents}`, 'gi');
const centsAlone = /(?<![$\d.,]|\b(?:dollars?|bucks|USD),? (?:and )?|\$[\d.,]+ (?:and )?)(\d{1,2}) cents?\b/gi;

/** Amounts of money in a text, in cents: "$1,234.50", "130 dollars", "two hundred forty dollars and five cents". */
export function parseAmounts(text: string): number[] {
  const said = numberWordsToDigits(text);
  return [
    ...[...said.matchAll(written), ...said.matchAll(named)].map(
      ([, dollars, part = '', extra = '0']) =>
        Number(dollars!.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0')) + Number(extra),
    ),
    ...[...said.matchAll(centsAlone)].map(([, part]) => Number(part)),
  ];
}
