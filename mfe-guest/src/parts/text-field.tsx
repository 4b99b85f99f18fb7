import { useId, type ComponentProps } from 'react';
import type { FormField } from '../use-form.ts';
import styles from './text-field.module.css';

type Props = { label: string; field: FormField } & Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'min'
>;

export function TextField({ label, field: { name, value, problem, onType, onLeave }, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        name={name}
        aria-required
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
      />
      {problem && (
        <span role="alert" id={`${id}-problem`} className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  );
}
