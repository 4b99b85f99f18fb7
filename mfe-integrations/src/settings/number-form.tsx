import { FormField, Input } from '@booking/ui/form';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import { ShortenDialog } from './shorten-dialog.tsx';
import { useNumberSetting } from './use-number-setting.ts';
import type { NumberKey } from './use-setting-form.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalS },
  // buttons stand below each other, however long a label is
  field: { flex: '1 1 14rem', maxWidth: '18rem' },
  number: { minWidth: 0, maxWidth: '8rem' },
});

type Props = {
  name: NumberKey;
  label: string;
  saved: number;
  /** They are days for which something is kept. */
  isKept?: boolean;
};

/** One setting that is a number. */
export function NumberForm({ name, label, saved, isKept = false }: Props) {
  const styles = useStyles();
  const { asked, closeQuestion, ...form } = useNumberSetting({ name, saved, isKept, done: `${label} is saved` });
  const { isDirty, isSaving } = form;
  return (
    <>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-label={label}>
        <FormField form={form} name="value" className={styles.field} label={label}>
          {(input) => (
            <Input className={styles.number} inputMode="numeric" autoComplete="off" readOnly={isSaving} {...input} />
          )}
        </FormField>
        <Button type="submit" aria-label={`Save ${label.toLowerCase()}`} disabledFocusable={!isDirty || isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </form>
      {asked && <ShortenDialog of={asked} onConfirm={() => void form.submit()} onClose={closeQuestion} />}
    </>
  );
}
