import { FormField, Input } from '@booking/ui/form';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import { ShortenDialog } from './shorten-dialog.tsx';
import { useNumberSetting } from './use-number-setting.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalS },
  days: { minWidth: 0, maxWidth: '8rem' },
});

/** How long signatures and photos of identity documents are kept. */
export function ImageRetentionForm({ saved }: { saved: number }) {
  const styles = useStyles();
  const { asked, closeQuestion, ...form } = useNumberSetting({
    name: 'idImageRetentionDays',
    saved,
    isKept: true,
    done: 'How long images are kept is saved',
  });
  const { isDirty, isSaving } = form;
  return (
    <>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-label="Deletion of images">
        <FormField
          form={form}
          name="value"
          label="Days after departure"
          hint="0 deletes at departure; otherwise 7 to 365"
        >
          {(input) => (
            <Input className={styles.days} inputMode="numeric" autoComplete="off" readOnly={isSaving} {...input} />
          )}
        </FormField>
        <Button type="submit" disabledFocusable={!isDirty || isSaving}>
          {isSaving ? 'Saving…' : 'Save Days'}
        </Button>
      </form>
      {asked && <ShortenDialog of={asked} onConfirm={() => void form.submit()} onClose={closeQuestion} />}
    </>
  );
}
