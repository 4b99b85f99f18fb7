import { useId } from 'react';
import type { CorrectedFact } from '@booking/contracts/corrections';
import { useWords } from '../../language/use-words.ts';
import choice from '../signature/how-to-sign.module.css';
import { facts } from './known-fact.ts';

type Props = { fact: CorrectedFact; onChange: (fact: CorrectedFact) => void };

export function WhichFact({ fact, onChange }: Props) {
  const { t } = useWords();
  const group = useId();
  return (
    <fieldset className={choice.root}>
      <legend className={choice.legend}>{t('precheckin.change.what')}</legend>
      {facts.map((each) => (
        <label key={each} className={choice.way}>
          <input type="radio" name={group} value={each} checked={each === fact} onChange={() => onChange(each)} />
          {t(`precheckin.guest.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
