import type { AuditFilter } from '@booking/contracts/audit';
import { useQuery } from '@booking/remote-kit/kit';
import { DatePresets } from '@booking/ui/grid';
import { makeStyles, tokens } from '@booking/ui/kit';
import { ChoiceField } from '../list/choice-field.tsx';
import { SearchField } from '../list/search-field.tsx';
import { useHotelToday } from '../parts/use-hotel-today.ts';
import { auditQueries } from './audit.queries.ts';
import { actionWords, typeWords } from './audit-words.ts';
import { words } from './audit.words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalM },
});

const { filters } = words;

const named = (values: readonly string[] | undefined, wordsOf: (value: string) => string) =>
  (values ?? [])
    .map((value) => [value, wordsOf(value)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other));

type Props = { filter: AuditFilter; onChange: (part: AuditFilter) => void };

export function AuditFilters({ filter: { q, actor, action, type, from, to }, onChange }: Props) {
  const styles = useStyles();
  const today = useHotelToday();
  // without them the filters that the address has still work
  const { data } = useQuery(auditQueries.choices());
  return (
    <div className={styles.root} role="search" aria-label={words.title}>
      <SearchField label={filters.search} hint={filters.hint} value={q} onChange={(typed) => onChange({ q: typed })} />
      <ChoiceField
        label={filters.who}
        all={filters.anyone}
        choices={named(data?.actors, (name) => name)}
        value={actor}
        onChange={(chosen) => onChange({ actor: chosen })}
      />
      <ChoiceField
        label={filters.what}
        all={filters.anything}
        choices={named(data?.actions, actionWords)}
        value={action}
        onChange={(chosen) => onChange({ action: chosen })}
      />
      <ChoiceField
        label={filters.target}
        all={filters.any}
        choices={named(data?.types, typeWords)}
        value={type}
        onChange={(chosen) => onChange({ type: chosen, subject: undefined })}
      />
      <DatePresets
        value={{ from, to }}
        today={today}
        onChange={(dates) => onChange({ from: dates.from, to: dates.to })}
      />
    </div>
  );
}
