import { EmployeeRole } from '@booking/contracts/staff-rights';
import { FormField, type FormOf, Input, Select, Switch } from '@booking/ui/form';
import { makeStyles, tokens } from '@booking/ui/kit';
import type { ShownValues } from './employee-values.ts';
import { words } from './employees.words.ts';

const useStyles = makeStyles({
  names: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  input: { minWidth: 0 },
  // the track stands in line with the fields above it
  active: { marginLeft: `calc(-1 * ${tokens.spacingHorizontalS})` },
});

const { fields } = words;

export function EmployeeFields<Output, Answer>({ form }: { form: FormOf<ShownValues, Output, Answer> }) {
  const styles = useStyles();
  // an error and a hint that say the same would be read out twice
  const isPhoneWrong = form.formState.errors.phoneNumber !== undefined;
  return (
    <>
      <div className={styles.names}>
        <FormField form={form} name="firstName" label={fields.firstName} required>
          {(input) => <Input className={styles.input} autoComplete="off" {...input} />}
        </FormField>
        <FormField form={form} name="lastName" label={fields.lastName} required>
          {(input) => <Input className={styles.input} autoComplete="off" {...input} />}
        </FormField>
      </div>
      <FormField
        form={form}
        name="phoneNumber"
        label={fields.phone}
        required
        {...(!isPhoneWrong && { hint: fields.phoneHint })}
      >
        {(input) => <Input className={styles.input} type="tel" autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="email" label={fields.email}>
        {(input) => <Input className={styles.input} type="email" autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="role" label={fields.role} hint={fields.roleHint}>
        {(input) => (
          <Select {...input}>
            {!EmployeeRole.options.some((role) => role === input.value) && <option>{input.value}</option>}
            {EmployeeRole.options.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField form={form} name="isActive" hint={fields.activeHint}>
        {({ value, ...input }) => <Switch className={styles.active} label={words.active} checked={value} {...input} />}
      </FormField>
    </>
  );
}
