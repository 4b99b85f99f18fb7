import { useId } from 'react';
import type { SigningText } from '@booking/contracts/precheckin';
import { ScrollRegion } from '@booking/ui/scroll-region';
import layout from '../../layout.module.css';
import styles from './text-to-sign.module.css';

/** All that is put a name under, and which version of it. */
export function TextToSign({ text: { title, paragraphs, version } }: { text: SigningText }) {
  const id = useId();
  return (
    <div className={styles.root}>
      <ScrollRegion aria-labelledby={id} className={styles.text}>
        <h4 id={id} className={styles.title}>
          {title}
        </h4>
        {paragraphs.map((paragraph, index) => (
          <p key={index} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </ScrollRegion>
      <span className={layout.quiet}>Version {version}</span>
    </div>
  );
}
