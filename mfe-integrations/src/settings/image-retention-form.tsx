import { useState, type FormEvent } from 'react';
import { Button, Field, Input, makeStyles, tokens, useUnsaved } from '@booking/ui/kit';
import { ShortenDialog, type Shortened } from './shorten-dialog.tsx';
import { useSettingDraft } from './use-setting-draft.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalS },
  days: { minWidth: 0, maxWidth: '8rem' },
});

/** How long signatures and photos of identity documents are kept. */
export function ImageRetentionForm({ saved }: { saved: number }) {
  const styles = useStyles();
  const read = (typed: string) => ({ key: 'idImageRetentionDays' as const, value: typed === '' ? NaN : Number(typed) });
  const draft = useSettingDraft(String(saved), read, 'How long images are kept is saved');
  const [asked, setAsked] = useState<Shortened>();
  useUnsaved(draft.isChanged);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(draft.saveUnlessLess());
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate aria-label="Deletion of images">
        <Field
          label="Days after departure"
          hint="0 deletes at departure; otherwise 7 to 365"
          validationMessage={draft.problem}
        >
          <Input
            className={styles.days}
            inputMode="numeric"
            autoComplete="off"
            value={draft.typed}
            readOnly={draft.isSaving}
            onChange={(_, { value }) => draft.type(value)}
          />
        </Field>
        <Button type="submit" disabledFocusable={!draft.isChanged || draft.isSaving}>
          {draft.isSaving ? 'Saving…' : 'Save Days'}
        </Button>
      </form>
      {asked && <ShortenDialog of={asked} onConfirm={draft.save} onClose={() => setAsked(undefined)} />}
    </>
  );
}
