import { Field, Select } from '@booking/ui/form';
import { makeStyles } from '@booking/ui/kit';

type Choices = readonly (readonly [value: string, label: string])[];

const useStyles = makeStyles({
  // a label may be as long as a provider writes it
  field: { minWidth: 0, maxWidth: '16rem' },
});

type Props = {
  label: string;
  /** What the choice of none is called. */
  all: string;
  choices: Choices;
  /** Choices that are rare, under a heading of their own. */
  others?: { label: string; choices: Choices };
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

const options = (choices: Choices) =>
  choices.map(([known, name]) => (
    <option key={known} value={known}>
      {name}
    </option>
  ));

/** One of some values, or none of them. What the address asks for can be seen even where no row has it. */
export function ChoiceField({ label, all, choices, others, value, onChange }: Props) {
  const styles = useStyles();
  const isKnown = [...choices, ...(others?.choices ?? [])].some(([known]) => known === value);
  return (
    <Field label={label} className={styles.field}>
      <Select value={value ?? ''} onChange={(_, { value: chosen }) => onChange(chosen || undefined)}>
        <option value="">{all}</option>
        {options(choices)}
        {value !== undefined && !isKnown && options([[value, value]])}
        {others && others.choices.length > 0 && <optgroup label={others.label}>{options(others.choices)}</optgroup>}
      </Select>
    </Field>
  );
}
