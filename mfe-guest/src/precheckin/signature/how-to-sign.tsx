import { useId } from 'react';
import styles from './how-to-sign.module.css';

const ways = { drawn: 'Draw my signature', typed: 'Type my name' };

export type How = keyof typeof ways;

/** Whoever cannot or will not draw types. */
export function HowToSign({ how, onChange }: { how: How; onChange: (how: How) => void }) {
  const group = useId();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>How would you like to sign?</legend>
      {Object.entries(ways).map(([way, words]) => (
        <label key={way} className={styles.way}>
          <input type="radio" name={group} checked={way === how} onChange={() => onChange(way as How)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
