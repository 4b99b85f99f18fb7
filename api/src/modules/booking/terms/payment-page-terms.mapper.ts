import type { Terms, TermsText } from '@booking/contracts/terms';
import { termsSentences, type TermsWords } from '@booking/hotel/terms-in-words';

/** Stripe takes no more characters there. */
export const longestPaymentText = 1200;

const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/**
 * What stands beside the button of the payment page: the same sentences as on ours, and the hotel's own words. Words that do not fit are left
 * out as a whole, and the page says where to hear them: half a sentence would be other terms.
 */
export function paymentPageTerms(
  { terms, text }: { terms: Terms; text: TermsText },
  words: TermsWords,
  phone: string,
): string {
  const said = [words.t('terms.agree'), ...termsSentences(terms, words, phone)].join(' ');
  const own = inOneLine(text[words.language] || text.en || text.es);
  if (own === '') return said;
  const whole = `${said} ${own}`;
  return whole.length <= longestPaymentText ? whole : `${said} ${words.t('terms.more', { phone })}`;
}
