import { useEffect, useState, type FormEvent } from 'react';
import type * as z from 'zod/mini';
import { problemInWords } from '../language/said-in-english.ts';
import { useWords } from '../language/use-words.ts';
import { loadZodWords } from '../language/zod-words.ts';
import { formErrors } from './form-errors.ts';

export type FormField = {
  name: string;
  value: string;
  error: string | undefined;
  onType: (value: string) => void;
  onLeave: () => void;
};

/**
 * A form checked by a schema of the contract. An error of a field shows once the field was left; on submit all show.
 * @param loadSchema the same function on each render
 * @param initial what a field holds until something is typed into it, also where it comes later
 */
export function useSchemaForm<Schema extends z.ZodMiniType, Values extends z.infer<Schema> & object>(
  loadSchema: () => Promise<Schema>,
  initial: Values,
  send: (values: Values) => unknown,
) {
  const words = useWords();
  const { language } = words;
  const names = Object.keys(initial) as (keyof Values & string)[];
  const [typed, setTyped] = useState<Partial<Values>>({});
  const values = { ...initial, ...typed };
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [schema, setSchema] = useState<Schema>();
  useEffect(() => {
    // who submits without it is told then
    loadSchema().then(setSchema, () => undefined);
  }, [loadSchema]);
  useEffect(() => {
    // without them its own sentences are English
    loadZodWords(language).catch(() => undefined);
  }, [language]);

  const errorsBy = (by: Schema | undefined): Partial<Record<keyof Values, string>> =>
    by ? formErrors(by, values) : {};
  const errors = errorsBy(schema);

  const fieldOf = (name: keyof Values & string): FormField => ({
    name,
    value: values[name] as string,
    error: left.has(name) && errors[name] ? problemInWords(words, errors[name]) : undefined,
    onType: (value) => setTyped((others) => ({ ...others, [name]: value })),
    onLeave: () => setLeft((others) => new Set(others).add(name)),
  });

  /** Sends the form, or focuses the first field that is wrong. */
  const submit = async ({ currentTarget: { elements } }: FormEvent<HTMLFormElement>): Promise<void> => {
    setLeft(new Set(names));
    const known = schema ?? (await loadSchema().catch(() => undefined));
    const found = errorsBy(known);
    const wrong = names.find((name) => found[name]);
    if (!wrong) return void send(known ? (known.parse(values) as Values) : values);
    const field = elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };

  return { values, fieldOf, submit };
}
