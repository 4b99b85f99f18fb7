import type { ComponentProps } from 'react';
import { Field, Input, makeStyles } from '@booking/ui/kit';
import type { FormField } from './use-form.ts';

const useStyles = makeStyles({
  // room for a message, so that nothing moves away under a finger when one appears
  root: { alignContent: 'start', minHeight: '5.5rem' },
  input: { minWidth: 0 },
});

type Props = { label: string; field: FormField } & Pick<
  ComponentProps<typeof Input>,
  'type' | 'inputMode' | 'autoComplete' | 'min'
>;

export function TextField({ label, field: { name, value, problem, onType, onLeave }, ...input }: Props) {
  const styles = useStyles();
  return (
    <Field size="large" label={label} validationMessage={problem} className={styles.root}>
      <Input
        {...input}
        className={styles.input}
        name={name}
        aria-required
        value={value}
        onChange={(_, { value: typed }) => onType(typed)}
        onBlur={onLeave}
      />
    </Field>
  );
}
