import { phoneHint } from '@booking/contracts/employees';
import { EmployeeRole } from '@booking/contracts/staff-rights';
import { FormField, type FormOf, Input, Select, Switch } from '@booking/ui/form';
import { makeStyles, tokens } from '@booking/ui/kit';
import type { ShownValues } from './employee-values.ts';

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

export function EmployeeFields<Output, Answer>({ form }: { form: FormOf<ShownValues, Output, Answer> }) {
  const styles = useStyles();
  return (
    <>
      <div className={styles.names}>
        <FormField form={form} name="firstName" label="First name" required>
          {(input) => <Input className={styles.input} autoComplete="off" {...input} />}
        </FormField>
        <FormField form={form} name="lastName" label="Last name" required>
          {(input) => <Input className={styles.input} autoComplete="off" {...input} />}
        </FormField>
      </div>
      <FormField form={form} name="phoneNumber" label="Phone number" required hint={phoneHint}>
        {(input) => <Input className={styles.input} type="tel" autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="email" label="Email">
        {(input) => <Input className={styles.input} type="email" autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="role" label="Role" hint="What each role may do by voice stands below the list">
        {(input) => (
          <Select {...input}>
            {!EmployeeRole.options.some((role) => role === input.value) && <option>{input.value}</option>}
            {EmployeeRole.options.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField form={form} name="isActive" hint="Only who is active can be verified">
        {({ value, ...input }) => <Switch className={styles.active} label="Active" checked={value} {...input} />}
      </FormField>
    </>
  );
}
