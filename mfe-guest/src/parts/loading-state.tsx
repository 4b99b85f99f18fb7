import { useId } from 'react';
import styles from './state.module.css';

/** Something is on its way. */
export function LoadingState({ label }: { label: string }) {
  const id = useId();
  return (
    <div className={styles.root}>
      <div role="progressbar" aria-labelledby={id} className={styles.spinner} />
      <span id={id}>{label}</span>
    </div>
  );
}
