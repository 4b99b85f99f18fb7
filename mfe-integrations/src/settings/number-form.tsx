import { useState, type FormEvent } from 'react';
import type { SettingKey, SettingValues } from '@booking/contracts/settings';
import { Button, Field, Input, makeStyles, tokens, useUnsaved } from '@booking/ui/kit';
import type { SettingChange } from './settings.queries.ts';
import { ShortenDialog, type Shortened } from './shorten-dialog.tsx';
import { useSettingDraft } from './use-setting-draft.ts';

type NumberKey = { [Key in SettingKey]: SettingValues[Key] extends number ? Key : never }[SettingKey];

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
  const read = (typed: string): SettingChange => ({ key: name, value: typed === '' ? NaN : Number(typed) });
  const draft = useSettingDraft(String(saved), read, `${label} is saved`);
  const [asked, setAsked] = useState<Shortened>();
  useUnsaved(draft.isChanged);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isKept) setAsked(draft.saveUnlessLess());
    else draft.save();
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate aria-label={label}>
        <Field className={styles.field} label={label} validationMessage={draft.problem}>
          <Input
            className={styles.number}
            inputMode="numeric"
            autoComplete="off"
            value={draft.typed}
            readOnly={draft.isSaving}
            onChange={(_, { value }) => draft.type(value)}
          />
        </Field>
        <Button
          type="submit"
          aria-label={`Save ${label.toLowerCase()}`}
          disabledFocusable={!draft.isChanged || draft.isSaving}
        >
          {draft.isSaving ? 'Saving…' : 'Save'}
        </Button>
      </form>
      {asked && <ShortenDialog of={asked} onConfirm={draft.save} onClose={() => setAsked(undefined)} />}
    </>
  );
}
