import { useId } from 'react';
import { useWords } from '../../language/use-words.ts';
import styles from './sent-share.module.css';

/** How much of the photo is sent, from 0 to 1. */
export function SentShare({ share }: { share: number }) {
  const { t } = useWords();
  const id = useId();
  const percent = Math.round(share * 100);
  return (
    <div className={styles.root}>
      <label htmlFor={id}>
        {percent < 100 ? t('precheckin.idPhoto.sending', { percent }) : t('precheckin.idPhoto.checking')}
      </label>
      <progress id={id} max={100} value={percent} className={styles.bar} />
    </div>
  );
}
