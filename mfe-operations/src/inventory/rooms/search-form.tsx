import { useEffect } from 'react';
import { partyLimits } from '@booking/contracts/inventory';
import { FormField, Input, Select, useForm, useWatch } from '@booking/ui/form';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import { staySearch, type StaySearch } from './stay-search.ts';

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
  const form = useForm({
    schema: staySearch,
    values: search,
    save: onSearch,
    isGuarded: false,
  });
  const { isSubmitted } = form.formState;
  const startDate = useWatch({ control: form.control, name: 'startDate' });
  const shown = Object.values(search).join();
  // another search that is shown, such as by Back, takes the place of what was typed
  useEffect(() => form.rebase(search, form.getValues()), [shown]);
  return (
    <form className={styles.form} noValidate aria-label="Search for rooms" onSubmit={form.onSubmit}>
      <FormField form={form} name="startDate" label="Check-in">
        {({ onChange, ...input }) => (
          <Input
            className={styles.input}
            type="date"
            {...input}
            onChange={(event) => {
              onChange(event);
              // what is wrong with the check-out depends on it
              if (isSubmitted) void form.trigger('endDate');
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="endDate" label="Check-out">
        {(input) => <Input className={styles.input} type="date" min={startDate} {...input} />}
      </FormField>
      {(['adults', 'children'] as const).map((who) => (
        <FormField key={who} form={form} name={who} label={who === 'adults' ? 'Adults' : 'Children'}>
          {({ onChange, ...input }) => (
            <Select {...input} onChange={(_, { value }) => onChange(Number(value))}>
              {upTo(partyLimits[who]).map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      ))}
      <Button type="submit" appearance="primary" className={styles.search} disabledFocusable={isSearching}>
        {isSearching ? 'Searching…' : 'Search'}
      </Button>
    </form>
  );
}
