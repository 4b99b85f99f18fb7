import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import type { Stage } from '../stage.ts';
import styles from './changes.module.css';
import { factInWords, facts } from './known-fact.ts';

/** What a guest asked for and the front desk has not changed yet. */
export function OpenChanges({ session: { corrections = [] } }: Pick<Stage, 'session'>) {
  const { t, dates } = useWords();
  // a newer API may know another one
  const known = facts.flatMap((fact) => {
    const asked = corrections.find((each) => each.fact === fact);
    return asked ? [{ fact, wanted: factInWords(fact, asked.wanted, { dates }) }] : [];
  });
  return (
    <div role="status" className={styles.open}>
      {known.length > 0 && (
        <>
          <p className={layout.paragraph}>{t('precheckin.change.open')}</p>
          <ul className={styles.facts}>
            {known.map(({ fact, wanted }) => (
              <li key={fact}>{t('precheckin.change.openFact', { fact: t(`precheckin.guest.${fact}`), wanted })}</li>
            ))}
          </ul>
          <p className={layout.quiet}>{t('precheckin.change.seen')}</p>
        </>
      )}
    </div>
  );
}
