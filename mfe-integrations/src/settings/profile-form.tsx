import type { FormEvent } from 'react';
import { Button, Field, Input, makeStyles, tokens, useUnsaved } from '@booking/ui/kit';
import { profileFields, type Profile } from './profile.ts';
import { useProfileForm } from './use-profile-form.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  input: { minWidth: 0 },
  save: { alignSelf: 'flex-start' },
});

/** The hotel profile, to be changed. */
export function ProfileForm({ saved }: { saved: Profile }) {
  const styles = useStyles();
  const { draft, problems, isChanged, isSaving, edit, check, save } = useProfileForm(saved);
  useUnsaved(isChanged);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isChanged) return;
    const wrong = save();
    const field = wrong && event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Hotel profile">
      <div className={styles.fields}>
        {profileFields.map(({ key, label, type, hint }) => (
          <Field key={key} label={label} hint={hint} validationMessage={problems[key]}>
            <Input
              className={styles.input}
              name={key}
              type={type}
              autoComplete="off"
              value={draft[key]}
              readOnly={isSaving}
              onChange={(_, { value }) => edit(key, value)}
              onBlur={() => check(key)}
            />
          </Field>
        ))}
      </div>
      <Button type="submit" appearance="primary" className={styles.save} disabledFocusable={!isChanged || isSaving}>
        {isSaving ? 'Saving…' : 'Save Profile'}
      </Button>
    </form>
  );
}
