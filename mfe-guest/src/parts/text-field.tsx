import { useEffectEvent, useId, useLayoutEffect, useRef, type ComponentProps } from 'react';
import type { FormField } from '../forms/use-schema-form.ts';
import styles from './text-field.module.css';

type Props = { label: string; field: FormField; isOptional?: boolean; hint?: string } & Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'min' | 'maxLength'
>;

export function TextField({ label, field, isOptional = false, hint, ...input }: Props) {
  const { name, value, error, onType, onLeave } = field;
  const id = useId();
  const element = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const typed = element.current!.value;
    if (typed !== value) onType(typed);
  });
  // what a guest typed before the script arrived
  useLayoutEffect(() => takeOver(), []);
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        ref={element}
        id={id}
        className={styles.input}
        name={name}
        aria-required={!isOptional}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : hint && `${id}-hint`}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
      />
      {/* in the place where an error would be */}
      {hint && !error && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span role="alert" id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
