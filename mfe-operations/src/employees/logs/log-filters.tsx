import { Field, Select } from '@booking/ui/form';
import { makeStyles, tokens } from '@booking/ui/kit';
import { DateField } from '../../date-field.tsx';
import { SearchField } from '../../list/search-field.tsx';
import { words } from '../employees.words.ts';
import type { LogFilter } from './log-filter.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
});

const statuses = { '': 'All', true: words.logs.success, false: words.logs.failed };

type Props = { filter: LogFilter; onChange: (part: LogFilter) => void };

export function LogFilters({ filter: { startDate, endDate, success, employeeName }, onChange }: Props) {
  const styles = useStyles();
  const isBackwards = startDate !== undefined && endDate !== undefined && endDate < startDate;
  return (
    <div className={styles.root}>
      <DateField label="Start date" value={startDate} onChange={(date) => onChange({ startDate: date })} />
      <DateField
        label="End date"
        value={endDate}
        problem={isBackwards ? words.logs.backwards : undefined}
        onChange={(date) => onChange({ endDate: date })}
      />
      <Field label="Status">
        <Select
          value={success ?? ''}
          onChange={(_, { value }) => onChange({ success: value === 'true' || value === 'false' ? value : undefined })}
        >
          {Object.entries(statuses).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <SearchField label="Employee name" value={employeeName} onChange={(name) => onChange({ employeeName: name })} />
    </div>
  );
}
