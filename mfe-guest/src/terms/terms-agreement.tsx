import { termsSummary } from '@booking/hotel/terms-in-words';
import { useWords } from '../language/use-words.ts';
import { TermsInFull, type Agreement } from './terms-in-full.tsx';
import styles from './terms.module.css';

/** Before paying: what is agreed to by it, and all of that to open, which works without script. */
export function TermsAgreement(agreement: Agreement) {
  const words = useWords();
  const summary = termsSummary(agreement.terms, words);
  return (
    <div className={styles.agreement}>
      <p className={styles.paragraph}>{words.t('terms.agreeTo', { summary })}</p>
      <details>
        <summary className={styles.open}>{words.t('terms.readAll')}</summary>
        <TermsInFull {...agreement} />
      </details>
    </div>
  );
}
