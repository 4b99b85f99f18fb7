import { PrecheckinStep } from '@booking/contracts/precheckins';
import { makeStyles, tokens } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { DateField } from '../date-field.tsx';
import { ChoiceField } from '../list/choice-field.tsx';
import { SearchField } from '../list/search-field.tsx';
import { stepName } from '../precheckin-step.tsx';
import type { PrecheckinFilter } from './precheckin-filter.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
});

const steps = PrecheckinStep.options.map((step) => [step, stepName(step)] as const);

type Props = { filter: PrecheckinFilter; onChange: (part: PrecheckinFilter) => void };

export function PrecheckinFilters({ filter: { q, step, arrivesFrom, arrivesTo }, onChange }: Props) {
  const styles = useStyles();
  const isBackwards = arrivesFrom !== undefined && arrivesTo !== undefined && arrivesTo < arrivesFrom;
  return (
    <div className={styles.root} role="search" aria-label="Pre-check-ins">
      <SearchField label="Search" hint="Guest, reservation" value={q} onChange={(words) => onChange({ q: words })} />
      <ChoiceField
        label="Step"
        all="All steps"
        choices={steps}
        value={step}
        onChange={(chosen) => onChange({ step: z.optional(PrecheckinStep).parse(chosen) })}
      />
      <DateField label="Arrives from" value={arrivesFrom} onChange={(date) => onChange({ arrivesFrom: date })} />
      <DateField
        label="Arrives to"
        value={arrivesTo}
        problem={isBackwards ? 'This is before the first day.' : undefined}
        onChange={(date) => onChange({ arrivesTo: date })}
      />
    </div>
  );
}
