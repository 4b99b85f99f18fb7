import type { FormField } from '../../forms/use-schema-form.ts';
import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import { TextField } from '../../parts/text-field.tsx';

/** Two days, which are one value: arrival/departure, each YYYY-MM-DD. What is wrong with them stands under the second. */
export function DatesFields({ field }: { field: FormField }) {
  const { t } = useWords();
  const [arrival = '', departure = ''] = field.value.split('/');
  const isOfBoth = arrival !== '' || departure !== '';
  const type = (from: string, to: string): void => field.onType(from || to ? `${from}/${to}` : '');
  return (
    <div className={layout.columns}>
      <TextField
        label={t('precheckin.change.wanted.arrival')}
        field={{
          name: 'arrival',
          value: arrival,
          error: undefined,
          onType: (day) => type(day, departure),
          onLeave: () => undefined,
        }}
        type="date"
      />
      <TextField
        label={t('precheckin.change.wanted.departure')}
        field={{
          ...field,
          value: departure,
          onType: (day) => type(arrival, day),
          // whoever goes from the first to the second day has not finished
          onLeave: () => isOfBoth && field.onLeave(),
        }}
        type="date"
      />
    </div>
  );
}
