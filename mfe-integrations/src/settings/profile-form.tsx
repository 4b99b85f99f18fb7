import type { SettingEntry } from '@booking/contracts/settings';
import { FormField, Input } from '@booking/ui/form';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import { profileFields, type Profile, type ProfileKey } from './profile.ts';
import { useProfileForm } from './use-profile-form.ts';
import { sourceOf } from './value-source.ts';

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
export function ProfileForm({ saved, entries }: { saved: Profile; entries: readonly SettingEntry[] }) {
  const styles = useStyles();
  const form = useProfileForm(saved);
  const { isDirty, isSaving } = form;
  const hintOf = (key: ProfileKey, hint: string | undefined): string | undefined => {
    const entry = entries.find((each) => each.key === key);
    return [entry && sourceOf(entry), hint].filter(Boolean).join('. ') || undefined;
  };
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-label="Hotel profile">
      <div className={styles.fields}>
        {profileFields.map(({ key, label, type, hint }) => (
          <FormField key={key} form={form} name={key} label={label} hint={hintOf(key, hint)}>
            {(input) => (
              <Input className={styles.input} type={type} autoComplete="off" readOnly={isSaving} {...input} />
            )}
          </FormField>
        ))}
      </div>
      <Button type="submit" appearance="primary" className={styles.save} disabledFocusable={!isDirty || isSaving}>
        {isSaving ? 'Saving…' : 'Save Profile'}
      </Button>
    </form>
  );
}
