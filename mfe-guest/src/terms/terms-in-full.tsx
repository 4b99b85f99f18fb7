import type { Terms, TermsText } from '@booking/contracts/terms';
import { termsSentences } from '@booking/hotel/terms-in-words';
import { phoneInWords } from '../hotel/phone-in-words.ts';
import { useWords } from '../language/use-words.ts';
import { ownText } from './own-text.ts';
import styles from './terms.module.css';

export type Agreement = {
  terms: Terms;
  /** The hotel's own words. */
  text?: TermsText | undefined;
  hotel: { phone: string } | undefined;
};

/** All that a guest agrees to: what canceling costs, and the hotel's own words. */
export function TermsInFull({ terms, text, hotel }: Agreement) {
  const words = useWords();
  const { t, language } = words;
  const phone = hotel?.phone ? phoneInWords(hotel.phone) : '';
  const own = ownText(text, language);
  return (
    <div className={styles.full}>
      {termsSentences(terms, words, phone).map((sentence) => (
        <p key={sentence} className={styles.paragraph}>
          {sentence}
        </p>
      ))}
      {own && (
        <>
          <p className={styles.label}>{t('terms.ofTheHotel')}</p>
          <div lang={own.language === language ? undefined : own.language} className={styles.full}>
            {own.paragraphs.map((paragraph, place) => (
              <p key={place} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
        </>
      )}
      {phone && terms.cancellation !== 'ask' && <p className={styles.quiet}>{t('terms.questions', { phone })}</p>}
    </div>
  );
}
