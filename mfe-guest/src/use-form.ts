import { useState, type FormEvent } from 'react';
import type { z } from 'zod';
import { problemsOf } from './problems.ts';

export type FormField = {
  name: string;
  value: string;
  problem: string | undefined;
  onType: (value: string) => void;
  onLeave: () => void;
};

/** A form as it is being typed. What is wrong with a field is said once it was left, and everywhere when it is sent. */
export function useForm<Values extends Record<string, string>>(
  schema: z.ZodType<Values>,
  initial: Values,
  send: (values: Values) => void,
) {
  const names = Object.keys(initial) as (keyof Values & string)[];
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const problems = problemsOf(schema, values);

  const fieldOf = (name: keyof Values & string): FormField => ({
    name,
    value: values[name]!,
    problem: left.has(name) ? problems[name] : undefined,
    onType: (value) => setValues((others) => ({ ...others, [name]: value })),
    onLeave: () => setLeft((others) => new Set(others).add(name)),
  });

  /** Sends the form, or takes the guest to the first field that is wrong. */
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    setLeft(new Set(names));
    const wrong = names.find((name) => problems[name]);
    if (!wrong) return send(schema.parse(values));
    const field = event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };

  return { values, fieldOf, submit };
}
