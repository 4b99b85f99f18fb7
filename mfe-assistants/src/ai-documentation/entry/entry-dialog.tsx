import type { ReactNode } from 'react';
import { FormDialog, type FormOf } from '@booking/ui/form';
import { EntryFields } from './entry-fields.tsx';
import type { EntryValues } from './entry-values.ts';

type Props<Output, Answer> = {
  form: FormOf<EntryValues, Output, Answer>;
  title: string;
  confirm: string;
  isPending?: boolean;
  error?: Error | null;
  /** What has to be known before it is saved. */
  notice?: ReactNode;
  onClose: () => void;
};

/** An entry being typed. */
export function EntryDialog<Output, Answer>({ form, notice, ...props }: Props<Output, Answer>) {
  return (
    <FormDialog form={form} saving="Saving…" {...props}>
      <EntryFields form={form} />
      {notice}
    </FormDialog>
  );
}
