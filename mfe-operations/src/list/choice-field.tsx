import { Field, Select } from '@booking/ui/form';

type Props = {
  label: string;
  /** What the choice of none is called. */
  all: string;
  choices: readonly (readonly [value: string, label: string])[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** One of some values, or none of them. What the address asks for can be seen even where no row has it. */
export function ChoiceField({ label, all, choices, value, onChange }: Props) {
  const isElsewhere = value !== undefined && !choices.some(([known]) => known === value);
  return (
    <Field label={label}>
      <Select value={value ?? ''} onChange={(_, { value: chosen }) => onChange(chosen || undefined)}>
        <option value="">{all}</option>
        {[...choices, ...(isElsewhere ? [[value, value] as const] : [])].map(([known, name]) => (
          <option key={known} value={known}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
