import { useEffect, useRef, useState } from 'react';
import type { CorrectedFact } from '@booking/contracts/corrections';
import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import { Button } from '../../parts/button.tsx';
import type { Stage } from '../stage.ts';
import styles from './changes.module.css';
import { FactForm } from './fact-form.tsx';
import { WhichFact } from './which-fact.tsx';

/** What is wrong and what is right, for the front desk. */
export function ChangeForm({ session, token, onClose }: Stage & { onClose: () => void }) {
  const { t } = useWords();
  const [fact, setFact] = useState<CorrectedFact>('name');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {t('precheckin.change.title')}
      </h3>
      <WhichFact fact={fact} onChange={setFact} />
      <FactForm key={fact} fact={fact} session={session} token={token} onDone={onClose} />
      <div className={layout.start}>
        <Button onClick={onClose}>{t('precheckin.change.cancel')}</Button>
      </div>
    </div>
  );
}
