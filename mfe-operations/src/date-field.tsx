import { useState } from 'react';
import { Field, Input } from '@booking/ui/form';

type Props = {
  label: string;
  value: string | undefined;
  problem?: string | undefined;
  onChange: (date: string | undefined) => void;
};

/**
 * A date that is kept elsewhere. What is typed is held here as well: the address changes a moment after the keystroke, and
 * setting the input back in between would break off the typing of a year.
 */
export function DateField({ label, value, problem, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const [kept, setKept] = useState(value);
  if (kept !== value) {
    setKept(value);
    setTyped(value);
  }
  const type = (date: string): void => {
    setTyped(date);
    onChange(date || undefined);
  };
  return (
    <Field label={label} validationMessage={problem}>
      <Input type="date" value={typed ?? ''} onChange={(_, { value: date }) => type(date)} />
    </Field>
  );
}
