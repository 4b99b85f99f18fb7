import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import styles from './how-to-sign.module.css';

const ways = { drawn: 'Draw my signature', typed: 'Type my name' };

export type How = keyof typeof ways;

/** Whoever cannot or will not draw types. */
export function HowToSign({ how, onChange }: { how: How; onChange: (how: How) => void }) {
  const group = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const takeOver = useEffectEvent(() => {
    const chosen = root.current!.querySelector<HTMLInputElement>(':checked');
    if (chosen && chosen.value !== how) onChange(chosen.value as How);
  });
  // what a guest chose before the script arrived
  useLayoutEffect(() => takeOver(), []);
  return (
    <fieldset ref={root} className={styles.root}>
      <legend className={styles.legend}>How would you like to sign?</legend>
      {Object.entries(ways).map(([way, words]) => (
        <label key={way} className={styles.way}>
          <input type="radio" name={group} value={way} checked={way === how} onChange={() => onChange(way as How)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
