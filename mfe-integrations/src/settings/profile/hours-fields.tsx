import type { SettingEntry } from '@booking/contracts/settings';
import { hourInWords } from '@booking/hotel/hotel-hours';
import { FormField, Input, useController } from '@booking/ui/form';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import type { SectionFormOf } from '../sections/use-section-form.ts';
import { words } from '../settings.words.ts';

export const hourKeys = ['checkInHour', 'checkOutHour'] as const;

const useStyles = makeStyles({
  fields: { display: 'flex', flexWrap: 'wrap', gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
  field: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalXS },
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Props = { form: SectionFormOf; isFixed: boolean; entries: readonly SettingEntry[] };

/** One hour, and what Cloudbeds says where that is another one. */
function HourField({ form, isFixed, entries, name }: Props & { name: (typeof hourKeys)[number] }) {
  const styles = useStyles();
  const { field } = useController({ control: form.control, name });
  const known = entries.find(({ key }) => key === name)?.fromPropertySystem;
  const isOther = known !== undefined && known !== field.value;
  return (
    <div className={styles.field}>
      <FormField form={form} name={name} label={words.labels[name]}>
        {(input) => <Input type="time" readOnly={isFixed} {...input} />}
      </FormField>
      {isOther && (
        <>
          <Text size={200} className={styles.quiet}>
            {words.source.cloudbedsSays(hourInWords(known))}
          </Text>
          {!isFixed && (
            <Button size="small" onClick={() => field.onChange(known)}>
              {words.hours.use(hourInWords(known))}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** The hours that guests' pages, assistants, texts and signed words name. */
export function HoursFields(props: Props) {
  const styles = useStyles();
  return (
    <div className={styles.fields}>
      {hourKeys.map((name) => (
        <HourField key={name} {...props} name={name} />
      ))}
    </div>
  );
}
