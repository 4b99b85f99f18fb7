import { useState, type FormEvent } from 'react';
import type { Shortened } from './shorten-dialog.tsx';
import { typedNumber, useSettingForm, type NumberKey } from './use-setting-form.ts';

type Given = {
  name: NumberKey;
  saved: number;
  /** They are days for which something is kept, so fewer of them delete what is older. */
  isKept: boolean;
  /** What is told once it is saved. */
  done: string;
};

/** A setting that is a number; a smaller one of days is saved only after a question. */
export function useNumberSetting({ name, saved, isKept, done }: Given) {
  const form = useSettingForm(name, typedNumber(name), `${saved}`, done);
  const [asked, setAsked] = useState<Shortened>();
  const onSubmit = (event: FormEvent): void => {
    if (!isKept || !form.isDirty) return form.onSubmit(event);
    void form.handleSubmit(({ value }) => {
      if (value < saved) setAsked({ from: saved, to: value });
      else void form.submit();
    })(event);
  };
  return { ...form, onSubmit, asked, closeQuestion: () => setAsked(undefined) };
}
