import { FormField, Input } from '@booking/ui/form';
import { makeStyles } from '@booking/ui/kit';
import type { SettingKey, SettingValues } from '@booking/contracts/settings';
import type { SectionFormOf } from '../sections/use-section-form.ts';
import { words } from '../settings.words.ts';

type NumberKey = { [Key in SettingKey]: SettingValues[Key] extends number ? Key : never }[SettingKey];

const useStyles = makeStyles({ number: { minWidth: 0, maxWidth: '8rem' } });

type Props = { form: SectionFormOf; name: NumberKey; isFixed: boolean; hint?: string };

/** One setting that is a number. */
export function NumberField({ form, name, isFixed, hint }: Props) {
  const styles = useStyles();
  return (
    <FormField form={form} name={name} label={words.labels[name]} {...(hint && { hint })}>
      {(input) => (
        <Input className={styles.number} inputMode="numeric" autoComplete="off" readOnly={isFixed} {...input} />
      )}
    </FormField>
  );
}
