import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ActionDialog } from '../overlays/lazy-overlays.ts';
import type { FormOf } from '../forms/use-form.ts';

type Props<Values extends FieldValues, Output, Answer> = {
  form: FormOf<Values, Output, Answer>;
  title: string;
  /** What the button says that sends it, and while it is sent. */
  confirm: string;
  saving?: string;
  /** It deletes, ends or gives back something, so its button is red. */
  isDestructive?: boolean;
  /** Something besides the form's own save is under way. */
  isPending?: boolean;
  /** Shown instead of the form's own refusal. */
  error?: Error | null;
  /** Is told the answer once the dialog is closed: what is behind an open dialog cannot take the focus. */
  onSaved?: (answer: Answer) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog, open while it is mounted. It closes once it is saved, and asks before it loses what was typed. */
export function FormDialog<Values extends FieldValues, Output, Answer>(props: Props<Values, Output, Answer>) {
  const { form, title, confirm, saving = confirm, isDestructive = false, isPending = false } = props;
  const { error, onSaved, onClose, children } = props;
  const isBusy = isPending || form.isSaving;
  return (
    <ActionDialog
      title={title}
      confirm={isBusy ? saving : confirm}
      isPending={isBusy}
      isDestructive={isDestructive}
      isUnsaved={form.isUnsaved}
      error={error === undefined ? form.refusal : error}
      onConfirm={(close) =>
        void form.submit((answer) => {
          close();
          onSaved?.(answer);
        })
      }
      onClose={onClose}
    >
      {children}
    </ActionDialog>
  );
}
