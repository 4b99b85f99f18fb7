import { PrecheckinStep } from '@booking/contracts/precheckins';
import { makeStyles, tokens } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { ChoiceField } from '../list/choice-field.tsx';
import { SearchField } from '../list/search-field.tsx';
import { stepName } from '../precheckin-step.tsx';
import { ArrivalPresets } from './arrival-presets.tsx';
import type { PrecheckinFilter } from './precheckin-filter.ts';
import { words } from './precheckins.words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalM },
});

const { filters } = words;
const steps = PrecheckinStep.options.map((step) => [step, stepName(step)] as const);

type Props = { filter: PrecheckinFilter; today: string; onChange: (part: PrecheckinFilter) => void };

export function PrecheckinFilters({
  filter: { q, step, corrections, arrivesFrom, arrivesTo },
  today,
  onChange,
}: Props) {
  const styles = useStyles();
  return (
    <div className={styles.root} role="search" aria-label={words.title}>
      <SearchField label={filters.search} hint={filters.hint} value={q} onChange={(typed) => onChange({ q: typed })} />
      <ChoiceField
        label={filters.step}
        all={filters.allSteps}
        choices={steps}
        value={step}
        onChange={(chosen) => onChange({ step: z.optional(PrecheckinStep).parse(chosen) })}
      />
      <ChoiceField
        label={filters.changes}
        all={filters.allChanges}
        choices={[['open', filters.openChanges]]}
        value={corrections}
        onChange={(chosen) => onChange({ corrections: chosen === 'open' ? 'open' : undefined })}
      />
      <ArrivalPresets arrivesFrom={arrivesFrom} arrivesTo={arrivesTo} today={today} onChange={onChange} />
    </div>
  );
}
