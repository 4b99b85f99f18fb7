import { dayAndTime } from './day-and-time.ts';
import type { CancellationTerms } from './terms.ts';

/** The messages of the section `terms` in the catalogs. */
export type TermsMessage = `terms.${
  | 'freeUntil'
  | 'notRefundable'
  | 'feeNights'
  | 'feePercent'
  | 'feeAll'
  | 'ask'
  | 'fullFreeUntil'
  | 'fullAfter'
  | 'fullFee'
  | 'fullNotRefundable'
  | 'fullAsk'
  | 'fullAskPhone'
  | 'nights'
  | 'percent'
  | 'all'
  | 'withAmount'
  | 'ruleFreeUntil'
  | 'ruleFee'
  | 'ruleNotRefundable'
  | 'agree'
  | 'more'}`;

/** A language with its messages, as guests' pages and the API have it. */
export type TermsWords = {
  language: 'en' | 'es';
  t: (id: TermsMessage, values?: Record<string, string | number>) => string;
};

export type Fee = { per: string; amount: number; cents?: number | null };

/** As it was answered: a page may be older than the API. */
export type AnsweredTerms = Pick<CancellationTerms, 'freeUntil'> & { cancellation: string; fee: Fee | null };

/** One line for a card: "Free cancellation until Dec 22, 3 PM". */
export function termsSummary({ cancellation, freeUntil, fee }: AnsweredTerms, words: TermsWords): string {
  const { t, language } = words;
  if (cancellation === 'free_until' && freeUntil)
    return t('terms.freeUntil', { when: dayAndTime(freeUntil, language) });
  if (cancellation === 'not_refundable') return t('terms.notRefundable');
  if (cancellation !== 'fee' || !fee) return t('terms.ask');
  if (fee.per === 'nights') return t('terms.feeNights', { count: fee.amount });
  return fee.per === 'percent' ? t('terms.feePercent', { percent: fee.amount }) : t('terms.feeAll');
}
