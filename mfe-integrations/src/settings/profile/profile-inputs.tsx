import type { SettingEntry } from '@booking/contracts/settings';
import { FormField, Input, Select } from '@booking/ui/form';
import { makeStyles, tokens } from '@booking/ui/kit';
import type { SectionFormOf } from '../sections/use-section-form.ts';
import { words } from '../settings.words.ts';
import { countryChoices } from './countries.ts';
import { assistantFields, hotelFields, sourceOf } from './profile-fields.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  input: { minWidth: 0 },
});

type Props = { form: SectionFormOf; isFixed: boolean; entries: readonly SettingEntry[] };

/** The hotel profile; what nobody entered shows what counts instead. */
export function ProfileFields({ form, isFixed, entries }: Props) {
  const styles = useStyles();
  const { labels } = words;
  const text = ({ key, type, hint }: (typeof hotelFields)[number]) => {
    const source = sourceOf(key, entries);
    const told = [source.hint, hint].filter(Boolean).join(' ');
    return (
      <FormField key={key} form={form} name={key} label={labels[key]} {...(told && { hint: told })}>
        {(input) => (
          <Input
            className={styles.input}
            type={type}
            autoComplete="off"
            readOnly={isFixed}
            placeholder={source.placeholder}
            {...input}
          />
        )}
      </FormField>
    );
  };
  return (
    <div className={styles.fields}>
      {hotelFields.map(text)}
      <FormField form={form} name="hotelCountry" label={labels.hotelCountry}>
        {(input) => (
          <Select disabled={isFixed} {...input}>
            {countryChoices(input.value).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {assistantFields.map(text)}
    </div>
  );
}
