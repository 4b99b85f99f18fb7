import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '../../language/use-words.ts';
import styles from './how-to-sign.module.css';

const ways = { drawn: 'precheckin.signatures.draw', typed: 'precheckin.signatures.type' } as const;

export type How = keyof typeof ways;

/** Whoever cannot or will not draw types. */
export function HowToSign({ how, onChange }: { how: How; onChange: (how: How) => void }) {
  const { t } = useWords();
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
      <legend className={styles.legend}>{t('precheckin.signatures.how')}</legend>
      {(Object.keys(ways) as How[]).map((way) => (
        <label key={way} className={styles.way}>
          <input type="radio" name={group} value={way} checked={way === how} onChange={() => onChange(way)} />
          {t(ways[way])}
        </label>
      ))}
    </fieldset>
  );
}
