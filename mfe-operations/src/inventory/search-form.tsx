import { useState, type FormEvent } from 'react';
import { partyLimits } from '@booking/contracts/inventory';
import { Button, Field, Input, makeStyles, Select, tokens } from '@booking/ui/kit';
import { problemsOf, type StaySearch } from './stay-search.ts';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  input: { minWidth: 0 },
  // beside the fields, not their labels
  search: { marginTop: '1.625rem', '@media (max-width: 60rem)': { gridColumn: '1 / -1', marginTop: 0 } },
});

const upTo = ({ min, max }: { min: number; max: number }): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

type Props = { search: StaySearch; isSearching: boolean; onSearch: (search: StaySearch) => void };

/** Dates and guests to search by. What is typed stays until it is searched for, or another search is shown. */
export function SearchForm({ search, isSearching, onSearch }: Props) {
  const styles = useStyles();
  const [draft, setDraft] = useState(search);
  const [isChecked, setChecked] = useState(false);
  const shown = Object.values(search).join();
  const [kept, setKept] = useState(shown);
  if (kept !== shown) {
    setKept(shown);
    setDraft(search);
    setChecked(false);
  }
  const problems = problemsOf(draft);
  const edit = (part: Partial<StaySearch>): void => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    const wrong = problems.startDate ? 'startDate' : problems.endDate && 'endDate';
    if (!wrong) return onSearch(draft);
    const field = event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <form className={styles.form} noValidate aria-label="Search for rooms" onSubmit={submit}>
      <Field label="Check-in" validationMessage={isChecked ? problems.startDate : undefined}>
        <Input
          className={styles.input}
          name="startDate"
          type="date"
          value={draft.startDate}
          onChange={(_, { value }) => edit({ startDate: value })}
        />
      </Field>
      <Field label="Check-out" validationMessage={isChecked ? problems.endDate : undefined}>
        <Input
          className={styles.input}
          name="endDate"
          type="date"
          min={draft.startDate}
          value={draft.endDate}
          onChange={(_, { value }) => edit({ endDate: value })}
        />
      </Field>
      {(['adults', 'children'] as const).map((who) => (
        <Field key={who} label={who === 'adults' ? 'Adults' : 'Children'}>
          <Select value={draft[who]} onChange={(_, { value }) => edit({ [who]: Number(value) })}>
            {upTo(partyLimits[who]).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <Button type="submit" appearance="primary" className={styles.search} disabledFocusable={isSearching}>
        {isSearching ? 'Searching…' : 'Search'}
      </Button>
    </form>
  );
}
