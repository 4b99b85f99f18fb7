import type { AuditFilter } from '@booking/contracts/audit';
import { useQuery } from '@booking/remote-kit/kit';
import { makeStyles, tokens } from '@booking/ui/kit';
import { DateField } from '../date-field.tsx';
import { ChoiceField } from '../list/choice-field.tsx';
import { SearchField } from '../list/search-field.tsx';
import { auditQueries } from './audit.queries.ts';
import { actionWords, typeWords } from './audit-words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
});

const named = (values: readonly string[] | undefined, words: (value: string) => string) =>
  (values ?? []).map((value) => [value, words(value)] as const);

type Props = { filter: AuditFilter; onChange: (part: AuditFilter) => void };

export function AuditFilters({ filter: { q, actor, action, type, from, to }, onChange }: Props) {
  const styles = useStyles();
  // without them the filters that the address has still work
  const { data } = useQuery(auditQueries.choices());
  const isBackwards = from !== undefined && to !== undefined && to < from;
  return (
    <div className={styles.root}>
      <SearchField
        label="Search"
        hint="Name, number, setting, value"
        value={q}
        onChange={(words) => onChange({ q: words })}
      />
      <ChoiceField
        label="Who"
        all="Everybody"
        choices={named(data?.actors, (name) => name)}
        value={actor}
        onChange={(chosen) => onChange({ actor: chosen })}
      />
      <ChoiceField
        label="What"
        all="Everything"
        choices={named(data?.actions, actionWords)}
        value={action}
        onChange={(chosen) => onChange({ action: chosen })}
      />
      <ChoiceField
        label="Done to"
        all="Anything"
        choices={named(data?.types, typeWords)}
        value={type}
        onChange={(chosen) => onChange({ type: chosen, subject: undefined })}
      />
      <DateField label="From" value={from} onChange={(date) => onChange({ from: date })} />
      <DateField
        label="To"
        value={to}
        problem={isBackwards ? 'This is before the first day.' : undefined}
        onChange={(date) => onChange({ to: date })}
      />
    </div>
  );
}
