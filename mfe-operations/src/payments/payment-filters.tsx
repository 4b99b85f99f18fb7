import { PaymentStatus } from '@booking/contracts/payments';
import { Field, Select } from '@booking/ui/form';
import { makeStyles, tokens } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { DateField } from '../date-field.tsx';
import { SearchField } from '../list/search-field.tsx';
import type { PaymentFilter } from './payment-filter.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
});

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

type Props = { filter: PaymentFilter; onChange: (part: PaymentFilter) => void };

export function PaymentFilters({ filter: { q, status, from, to, unsynced }, onChange }: Props) {
  const styles = useStyles();
  const isBackwards = from !== undefined && to !== undefined && to < from;
  return (
    <div className={styles.root}>
      <SearchField
        label="Search"
        hint="Guest, reservation, session"
        value={q}
        onChange={(words) => onChange({ q: words })}
      />
      <Field label="Status">
        <Select
          value={status ?? ''}
          onChange={(_, { value }) => onChange({ status: z.catch(z.optional(PaymentStatus), undefined).parse(value) })}
        >
          <option value="">All statuses</option>
          {PaymentStatus.options.map((word) => (
            <option key={word} value={word}>
              {capital(word)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Cloudbeds">
        <Select
          value={unsynced ?? ''}
          onChange={(_, { value }) => onChange({ unsynced: value === 'true' ? value : undefined })}
        >
          <option value="">All</option>
          <option value="true">Paid, not in Cloudbeds</option>
        </Select>
      </Field>
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
