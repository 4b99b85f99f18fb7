import { notRefundable, type CancellationRule, type FeeRule } from './cancellation-rule.ts';

// A property system has the hotel's terms as text alone. What is read here is promised to guests, so nothing is guessed: a sentence is
// understood as a whole or not at all, and one sentence that is not understood makes all of the text unread.

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const count = `(\\d{1,3}|${numbers.slice(1).join('|')})`;
const clock = '(\\d{1,2})(?::(\\d{2}))?\\s?([ap])?\\.?m?\\.?';
const fee = `(?:${count} nights?|(\\d{1,3}) ?(?:%|percent)(?: of the (?:total|stay))?|the (?:full|whole) (?:price|stay|amount))`;

const freeUntil = [
  new RegExp(
    `^free cancell?ation until ${clock},? ${count} days? before arrival[;,] after that,? ${fee} (?:is|are) charged$`,
  ),
  new RegExp(
    `^cancel by ${clock},? ${count} days? before arrival and nothing is charged[;,] after that,? ${fee} (?:is|are)$`,
  ),
];
const notRefundableRates = /^non-?refundable rates are charged in full and (?:are )?not (?:returned|refunded)$/;
const aboutMoney = /cancel|refund|charg|free|penalt|no-?show|deposit|fee|return/;

/** "3 PM", "15:00"; undefined for what is no time of a day. */
function timeOf(hour: string, minute: string | undefined, half: string | undefined): string | undefined {
  const read = Number(hour);
  // a bare "3" may be either half of the day
  if (half ? read < 1 || read > 12 : read > 23 || minute === undefined) return undefined;
  const hours = half ? (read % 12) + (half === 'p' ? 12 : 0) : read;
  return Number(minute ?? 0) > 59 ? undefined : `${String(hours).padStart(2, '0')}:${minute ?? '00'}`;
}

const numberOf = (word: string): number => (/^\d/.test(word) ? Number(word) : numbers.indexOf(word));

function feeOf(nights: string | undefined, percent: string | undefined): FeeRule {
  if (nights !== undefined) return { per: 'nights', amount: numberOf(nights) };
  return percent === undefined ? { per: 'all', amount: 100 } : { per: 'percent', amount: Number(percent) };
}

function ruleOf(sentence: string): CancellationRule | undefined {
  const [, hour, minute, half, days, nights, percent] =
    freeUntil.map((pattern) => pattern.exec(sentence)).find((found) => found !== null) ?? [];
  if (hour === undefined || days === undefined) return undefined;
  const time = timeOf(hour, minute, half);
  const charged = feeOf(nights, percent);
  if (time === undefined || charged.amount < 1 || (charged.per === 'percent' && charged.amount > 100)) return undefined;
  return { ...notRefundable, kind: 'free_until', daysBefore: numberOf(days), time, fee: charged };
}

/** The rule for all rates that a text states; undefined where it states none, several, or one that is not understood in full. */
export function readCancellationRule(text: string): CancellationRule | undefined {
  const sentences = text
    .toLowerCase()
    .replace(/\b([ap])\.m\./g, '$1m')
    .split(/[.!](?:\s+|$)/)
    .map((each) => each.trim().replace(/\s+/g, ' '))
    .filter((each) => aboutMoney.test(each) && !notRefundableRates.test(each));
  const [rule] = sentences.map(ruleOf);
  return sentences.length === 1 ? rule : undefined;
}
