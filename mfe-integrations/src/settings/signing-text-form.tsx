import { settingSchemas } from '@booking/contracts/settings';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { FormField, Textarea } from '@booking/ui/form';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { useSettingForm } from './use-setting-form.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: tokens.spacingVerticalS },
  text: { maxHeight: 'none' },
  quiet: { color: tokens.colorNeutralForeground3 },
  save: { alignSelf: 'flex-start' },
});

type Props = {
  name: 'registrationText' | 'authorizationText';
  label: string;
  saved: string;
  /** ISO instant; null for the text that the product came with. */
  since: string | null;
};

/** A text that guests sign, to be changed. */
export function SigningTextForm({ name, label, saved, since }: Props) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const form = useSettingForm(name, settingSchemas[name], saved, 'Guests sign the new version from now on');
  const { isDirty, isSaving } = form;
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-label={label}>
      <FormField form={form} name="value" label={label}>
        {(input) => (
          <Textarea textarea={{ className: styles.text }} resize="vertical" rows={10} readOnly={isSaving} {...input} />
        )}
      </FormField>
      <Text className={styles.quiet}>
        {since
          ? `This version is in use since ${formatHotelTime(new Date(since), hotelTimeZone)}.`
          : 'This is the text the product came with.'}
      </Text>
      <Button type="submit" className={styles.save} disabledFocusable={!isDirty || isSaving}>
        {isSaving ? 'Saving…' : `Save ${label}`}
      </Button>
    </form>
  );
}
