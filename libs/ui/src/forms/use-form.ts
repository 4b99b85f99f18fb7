import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import '@booking/contracts/english';
import { issuesOf, sentenceOf } from '@booking/http/request-error';
import { keepComposed } from '../enter.ts';
import { useUnsaved } from '../dialogs/leave-guard.tsx';

export type FormOptions<Values extends FieldValues, Output, Answer> = {
  /** Made of the contract's schemas: it reads what the fields hold, and words what is wrong with it. */
  schema: $ZodType<Output>;
  /** What the fields hold at first, or what is saved. When it changes, every field nobody typed into follows. */
  values: Values;
  /** Usually a mutation's `mutateAsync`. When it rejects, everything typed stays. */
  save: (read: Output) => Promise<Answer> | Answer;
  /** When a field says what is wrong with it: once somebody tried to send it, once it was left, or while it is typed. */
  mode?: 'onSubmit' | 'onTouched' | 'onChange';
  /** The field that shows a refusal which names no field; otherwise `refusal` holds it. */
  refusalAt?: Path<Values>;
  /** Whether leaving asks first while something is unsaved; not for passwords and codes. */
  isGuarded?: boolean;
  /** Sends nothing while nothing is changed: Enter and a click still press a button that is `disabledFocusable`. */
  onlyChanged?: boolean;
  onInvalid?: (errors: FieldErrors<Values>) => void;
};

/** A form, for whoever draws its fields or its dialog. */
export type FormOf<Values extends FieldValues, Output, Answer> = UseFormReturn<Values, unknown, Output> & {
  isDirty: boolean;
  /** Leaving asks first. */
  isUnsaved: boolean;
  isSaving: boolean;
  /** Why the last save failed, where no field says so. */
  refusal: Error | null;
  /** Goes on from what is saved now. A field that differs from `from` was typed into, and keeps what it holds. */
  rebase: (to: Values, from?: Values) => void;
  /** Saves what is typed, unless something is wrong with it. @param done is told the answer @returns whether it is saved */
  submit: (done?: (answer: Answer) => void) => Promise<boolean>;
  onSubmit: (event: SyntheticEvent) => void;
};

/** What a save was refused with, where a field of the form is named for each reason. */
export class FieldRefusals extends Error {
  readonly issues: readonly { path: string; message: string }[];

  constructor(issues: FieldRefusals['issues']) {
    super(issues.map(({ message }) => message).join(' '));
    this.issues = issues;
  }
}

// what fields hold is JSON
const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The dialog that the focus is in; none where it is on the page itself. */
const focusedDialog = (): Element | null => document.activeElement?.closest('[role="dialog"]') ?? null;

/**
 * A form of the console: react-hook-form with the contract's schema. `FormField` draws a field, `FormDialog` a form in a dialog; any
 * other form is `<form noValidate onSubmit={form.onSubmit}>`.
 *
 * The first wrong field takes the focus, one save runs at a time, a refusal stands at the field the server names, and leaving asks
 * first while something is unsaved.
 */
export function useForm<Values extends FieldValues, Output, Answer>(
  options: FormOptions<Values, Output, Answer>,
): FormOf<Values, Output, Answer> {
  const { schema, values, save, mode, refusalAt, isGuarded = true, onlyChanged = false, onInvalid } = options;
  const form = useHookForm<Values, unknown, Output>({
    ...(mode && { mode }),
    // fields hold words where a schema reads numbers, so only its output is known here
    resolver: zodResolver(schema as $ZodType<Output, Values>, undefined, { mode: 'sync' }),
    defaultValues: values as DefaultValues<Values>,
  });
  const { isDirty } = form.formState;
  const base = useRef(values);
  const isBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const isUnsaved = isGuarded && isDirty;
  useUnsaved(isUnsaved);
  useEffect(() => {
    // one of its own: another form that goes takes only its own away
    const keep = (event: KeyboardEvent): void => keepComposed(event);
    document.addEventListener('keydown', keep, true);
    return () => document.removeEventListener('keydown', keep, true);
  }, []);

  const rebase = (to: Values, from: Values = base.current): void => {
    const held = form.getValues();
    const names = Object.keys(to) as Path<Values>[];
    const typed = names.filter((name) => !isSame(held[name], from[name]));
    form.reset(to, { keepFieldsRef: true, keepErrors: typed.length > 0, keepIsSubmitted: typed.length > 0 });
    for (const name of typed) form.setValue(name, held[name], { shouldDirty: true });
    base.current = to;
  };
  const latest = JSON.stringify(values);
  useEffect(() => {
    const saved = JSON.parse(latest) as Values;
    if (!isSame(saved, base.current)) rebase(saved);
  }, [latest]);

  const refuse = (error: Error, dialog: Element | null): void => {
    // what the refusal brought up, such as the sign-in over an ended session, keeps the focus
    const mayFocus = focusedDialog() === dialog;
    const issues = error instanceof FieldRefusals ? error.issues : issuesOf(error);
    const named = issues.filter(({ path }) => path in base.current);
    const shown = named.length === 0 && refusalAt ? [{ path: refusalAt, message: sentenceOf(error) }] : named;
    for (const [at, { path, message }] of shown.entries())
      form.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: at === 0 && mayFocus });
    if (shown.length === 0) setRefusal(error);
  };

  const submit = async (done?: (answer: Answer) => void): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    const dialog = focusedDialog();
    let isSaved = false;
    const send = async (read: Output): Promise<void> => {
      setSaving(true);
      setRefusal(null);
      const [before, typed] = [base.current, copyOf(form.getValues())];
      const answer = await save(read);
      const sent = Object.entries(typed).filter(([name, value]) => !isSame(value, before[name]));
      // where what is saved has arrived already, it counts, as the server may have tidied it
      const saved = sent.filter(([name]) => isSame(base.current[name], before[name]));
      rebase({ ...base.current, ...Object.fromEntries(saved) }, { ...base.current, ...Object.fromEntries(sent) });
      isSaved = true;
      done?.(answer);
    };
    try {
      await form.handleSubmit(send, onInvalid)();
    } catch (error) {
      refuse(error as Error, dialog);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
    return isSaved;
  };
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isDirty || !onlyChanged) void submit();
  };

  return { ...form, isDirty, isUnsaved, isSaving, refusal, rebase, submit, onSubmit };
}
