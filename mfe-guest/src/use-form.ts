import { useEffect, useState, type FormEvent } from 'react';
import type * as z from 'zod/mini';
import { loadContract } from './ask.ts';
import type { Forms } from './contract.ts';

const loadRules = async <F extends keyof Forms>(form: F) => (await loadContract()).rulesOf(form);
type Rules<F extends keyof Forms> = Awaited<ReturnType<typeof loadRules<F>>>;

export type FormField = {
  name: string;
  value: string;
  problem: string | undefined;
  onType: (value: string) => void;
  onLeave: () => void;
};

/** A form as it is being typed. What is wrong with a field is said once it was left, and everywhere when it is sent. */
export function useForm<F extends keyof Forms, Values extends z.infer<Forms[F]>>(
  form: F,
  initial: Values,
  send: (values: Values) => unknown,
) {
  const names = Object.keys(initial) as (keyof Values & string)[];
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [rules, setRules] = useState<Rules<F>>();
  useEffect(() => {
    // whoever sends the form without them is told then
    loadRules(form).then(setRules, () => undefined);
  }, [form]);

  const problemsBy = ({ schema, problemsOf }: Rules<F>) => problemsOf(schema, values);
  const problems: Partial<Record<keyof Values, string>> = rules ? problemsBy(rules) : {};

  const fieldOf = (name: keyof Values & string): FormField => ({
    name,
    value: values[name] as string,
    problem: left.has(name) ? problems[name] : undefined,
    onType: (value) => setValues((others) => ({ ...others, [name]: value })),
    onLeave: () => setLeft((others) => new Set(others).add(name)),
  });

  /** Sends the form, or takes the guest to the first field that is wrong. */
  const submit = async ({ currentTarget: { elements } }: FormEvent<HTMLFormElement>): Promise<void> => {
    setLeft(new Set(names));
    const known = rules ?? (await loadRules(form).catch(() => undefined));
    const found: typeof problems = known ? problemsBy(known) : {};
    const wrong = names.find((name) => found[name]);
    if (!wrong) return void send(known ? (known.schema.parse(values) as Values) : values);
    const field = elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };

  return { values, fieldOf, submit };
}
