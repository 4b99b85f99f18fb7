import { FormField, Input } from '@booking/ui/form';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
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
  const form = useProfileForm(saved);
  const { isDirty, isSaving } = form;
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-label="Hotel profile">
      <div className={styles.fields}>
        {profileFields.map(({ key, label, type, hint }) => (
          <FormField key={key} form={form} name={key} label={label} hint={hint}>
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
