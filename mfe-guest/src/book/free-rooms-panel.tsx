import { useState } from 'react';
import { useWords } from '../language/use-words.ts';
import { Panel } from '../parts/panel.tsx';
import { TextField } from '../parts/text-field.tsx';
import layout from '../layout.module.css';
import { FreeRoomsFound } from './free-rooms-found.tsx';
import { stayProblem } from './stay-problem.ts';

type Props = { startDate: string; endDate: string; today: string };

/** What is free on the days that are typed beside it, and what that costs. */
export function FreeRoomsPanel({ startDate, endDate, today }: Props) {
  const { t } = useWords();
  const [adults, setAdults] = useState('2');
  const stay = { startDate, endDate, adults: Number(adults), children: 0 };
  const hasDates = startDate !== '' && startDate < endDate;
  const problem = hasDates ? stayProblem(stay, today) : undefined;
  const isOfParty = problem === 'book.free.party';
  const error = isOfParty ? t(problem) : undefined;
  return (
    <Panel title={t('book.free.title')}>
      <TextField
        label={t('book.free.adults')}
        field={{ name: 'adults', value: adults, error, onType: setAdults, onLeave: () => undefined }}
        type="number"
        inputMode="numeric"
        min={1}
      />
      {problem && !isOfParty && (
        <p role="status" className={layout.paragraph}>
          {t(problem)}
        </p>
      )}
      {!problem && <FreeRoomsFound stay={hasDates ? stay : undefined} />}
    </Panel>
  );
}
