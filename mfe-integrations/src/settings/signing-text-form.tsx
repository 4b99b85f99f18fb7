import type { FormEvent } from 'react';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { Button, Field, makeStyles, Text, Textarea, tokens, useUnsaved } from '@booking/ui/kit';
import { useSettingDraft } from './use-setting-draft.ts';

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
  const read = (value: string) => ({ key: name, value });
  const draft = useSettingDraft(saved, read, 'Guests sign the new version from now on');
  useUnsaved(draft.isChanged);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    draft.save();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={label}>
      <Field label={label} validationMessage={draft.problem}>
        <Textarea
          textarea={{ className: styles.text }}
          resize="vertical"
          rows={10}
          value={draft.typed}
          readOnly={draft.isSaving}
          onChange={(_, { value }) => draft.type(value)}
        />
      </Field>
      <Text className={styles.quiet}>
        {since
          ? `This version is in use since ${formatHotelTime(new Date(since), hotelTimeZone)}.`
          : 'This is the text the product came with.'}
      </Text>
      <Button type="submit" className={styles.save} disabledFocusable={!draft.isChanged || draft.isSaving}>
        {draft.isSaving ? 'Saving…' : `Save ${label}`}
      </Button>
    </form>
  );
}
