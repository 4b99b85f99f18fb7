import { useId } from 'react';
import type { SigningText } from '@booking/contracts/precheckin';
import { ScrollRegion } from '@booking/ui/scroll-region';
import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import styles from './text-to-sign.module.css';

/** All that is put a name under, and of which day its wording is. */
export function TextToSign({ text }: { text: SigningText }) {
  const { t, day, language } = useWords();
  const { title, paragraphs, since, language: writtenIn } = text;
  const id = useId();
  return (
    <div className={styles.root}>
      {writtenIn !== language && <p className={layout.quiet}>{t('precheckin.signatures.onlyInEnglish')}</p>}
      <ScrollRegion aria-labelledby={id} className={styles.text} lang={writtenIn}>
        <h4 id={id} className={styles.title}>
          {title}
        </h4>
        {paragraphs.map((paragraph, index) => (
          <p key={index} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </ScrollRegion>
      {since && <span className={layout.quiet}>{t('precheckin.signatures.version', { date: day(since) })}</span>}
    </div>
  );
}
