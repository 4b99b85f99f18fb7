import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { hasStatus } from '@booking/http/request-error';
import { conflictOf, type Conflict } from '../dialogs/conflict.ts';
import { useForm, type FormOf, type FormOptions } from './use-form.ts';

type Revised = { revision: number };

type Options<Values extends FieldValues, Output, Saved extends Revised> = Omit<
  FormOptions<Values, Output, Saved>,
  'values' | 'save'
> & {
  /** The newest version known here. */
  saved: Saved;
  valuesOf: (saved: Saved) => Values;
  /** Sends what was typed over `base`; refused with 409 when that is no longer the newest version. */
  send: (read: Output, base: Saved, names: (keyof Values)[]) => Promise<Saved>;
  newest: () => Promise<Saved>;
  /** Whether a person is asked even where two people changed different fields. */
  isMergeAsked?: boolean;
};

export type RevisedFormOf<Values extends FieldValues, Output, Saved extends Revised> = FormOf<Values, Output, Saved> & {
  /** The version that was typed over. */
  base: Saved;
  /** Both versions of what two people changed, for `ConflictDialog`. */
  conflict: Conflict<Values> | undefined;
  /**
   * Goes on from the other's version and saves what is left.
   * @param chosen the fields where theirs stays
   * @param done is told the answer, in place of the submit that met the other's version
   */
  decide: (chosen: readonly (keyof Values)[], done?: (answer: Saved) => void) => void;
  /** Leaves everything as it is; the next save asks again. */
  putOff: () => void;
};

/**
 * A form for what several people change at once. What only the others changed is taken over, what both did is asked, and nothing of
 * either is lost.
 */
export function useRevisedForm<Values extends FieldValues, Output, Saved extends Revised>(
  options: Options<Values, Output, Saved>,
): RevisedFormOf<Values, Output, Saved> {
  const { saved, valuesOf, send, newest, isMergeAsked = false, ...rest } = options;
  const [base, setBase] = useState(saved);
  const current = useRef(base);
  const [theirs, setTheirs] = useState<Saved>();
  const whenSaved = useRef<(answer: Saved) => void>(undefined);

  const typedNames = (): (keyof Values)[] => {
    const [held, before] = [form.getValues(), valuesOf(current.current)];
    return Object.keys(before).filter((name) => held[name] !== before[name]);
  };
  const conflictWith = (version: Saved): Conflict<Values> => {
    const [held, before] = [form.getValues(), valuesOf(current.current)];
    const changes = Object.fromEntries(typedNames().map((name) => [name, held[name]])) as Partial<Values>;
    return conflictOf(Object.keys(before), before, changes, valuesOf(version));
  };
  const goOnFrom = (version: Saved, from?: Values): void => {
    form.rebase(valuesOf(version), from);
    current.current = version;
    setBase(version);
  };
  const save = async (read: Output): Promise<Saved> => {
    const typed = { ...form.getValues() };
    try {
      const answered = await send(read, current.current, typedNames());
      goOnFrom(answered, typed);
      return answered;
    } catch (error) {
      if (!hasStatus(error, 409)) throw error;
      const found = await newest();
      if (isMergeAsked || conflictWith(found).both.length > 0) {
        setTheirs(found);
        throw error;
      }
      goOnFrom(found);
      return save(read);
    }
  };
  const form = useForm({ ...rest, values: valuesOf(base), save });
  const { isDirty } = form;
  useEffect(() => {
    // an answer of our own may be newer than what the screen was drawn with
    if (isDirty || saved.revision < current.current.revision) return;
    current.current = saved;
    setBase(saved);
  }, [saved, isDirty]);

  const submit: typeof form.submit = (done) => {
    whenSaved.current = done;
    setTheirs(undefined);
    return form.submit(done);
  };
  const decide: RevisedFormOf<Values, Output, Saved>['decide'] = (chosen, done = whenSaved.current) => {
    if (!theirs) return;
    const held = form.getValues();
    goOnFrom(theirs, { ...valuesOf(current.current), ...Object.fromEntries(chosen.map((name) => [name, held[name]])) });
    setTheirs(undefined);
    if (typedNames().length > 0) void submit(done);
    else done?.(theirs);
  };
  return {
    ...form,
    submit,
    onSubmit: (event) => {
      event.preventDefault();
      if (isDirty || !rest.onlyChanged) void submit();
    },
    refusal: theirs ? null : form.refusal,
    base,
    conflict: theirs && conflictWith(theirs),
    decide,
    putOff: () => setTheirs(undefined),
  };
}
