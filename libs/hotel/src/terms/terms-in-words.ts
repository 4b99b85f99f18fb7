import { formatDollars } from '../money/money.ts';
import type { CancellationRule } from './cancellation-rule.ts';
import { clockInWords, dayAndTime } from './day-and-time.ts';
import type { AnsweredTerms, Fee, TermsWords } from './terms-summary.ts';

export { termsSummary, type TermsMessage, type TermsWords } from './terms-summary.ts';

/** All of it, sentence by sentence. @param phone of the hotel, as it is read; empty where it is not known */
export function termsSentences(
  { cancellation, freeUntil, fee }: AnsweredTerms,
  words: TermsWords,
  phone: string,
): string[] {
  const { t, language } = words;
  if (cancellation === 'not_refundable') return [t('terms.fullNotRefundable')];
  const charged = fee && feeInWords(fee, words);
  if (cancellation === 'free_until' && freeUntil) {
    const free = t('terms.fullFreeUntil', { when: dayAndTime(freeUntil, language, true) });
    return charged ? [free, t('terms.fullAfter', { fee: charged })] : [free];
  }
  if (cancellation === 'fee' && charged) return [t('terms.fullFee', { fee: charged })];
  return [phone ? t('terms.fullAskPhone', { phone }) : t('terms.fullAsk')];
}

/** What the hotel's rule says for any stay: "Free cancellation until 3 PM, 2 days before arrival; after that …". */
export function ruleSentence({ kind, daysBefore, time, fee }: CancellationRule, words: TermsWords): string {
  const { t, language } = words;
  if (kind === 'not_refundable') return t('terms.ruleNotRefundable');
  const charged = feeInWords(fee, words);
  if (kind === 'fee') return t('terms.ruleFee', { fee: charged });
  return t('terms.ruleFreeUntil', { time: clockInWords(time, language), count: daysBefore, fee: charged });
}

function feeInWords({ per, amount, cents }: Fee, { t }: TermsWords): string {
  const fee = shareInWords(per, amount, t);
  return cents ? t('terms.withAmount', { fee, amount: formatDollars(cents / 100) }) : fee;
}

function shareInWords(per: string, amount: number, t: TermsWords['t']): string {
  if (per === 'nights') return t('terms.nights', { count: amount });
  return per === 'percent' ? t('terms.percent', { percent: amount }) : t('terms.all');
}
