import { phoneHint } from '@booking/contracts/employees';
import { EmployeeRole } from '@booking/contracts/staff-rights';
import { Field, Input, makeStyles, Select, Switch, tokens } from '@booking/ui/kit';
import type { EmployeeDraft, EmployeeProblems } from './employee-draft.ts';

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

type Text = 'firstName' | 'lastName' | 'phoneNumber' | 'email';
type Props = {
  draft: EmployeeDraft;
  problems: EmployeeProblems;
  edit: (change: Partial<EmployeeDraft>) => void;
};

export function EmployeeFields({ draft, problems, edit }: Props) {
  const styles = useStyles();
  const input = (name: Text, type: 'text' | 'tel' | 'email' = 'text') => (
    <Input
      className={styles.input}
      type={type}
      autoComplete="off"
      value={draft[name]}
      onChange={(_, { value }) => edit({ [name]: value })}
    />
  );
  return (
    <>
      <div className={styles.names}>
        <Field label="First name" required validationMessage={problems.firstName}>
          {input('firstName')}
        </Field>
        <Field label="Last name" required validationMessage={problems.lastName}>
          {input('lastName')}
        </Field>
      </div>
      <Field label="Phone number" required hint={phoneHint} validationMessage={problems.phoneNumber}>
        {input('phoneNumber', 'tel')}
      </Field>
      <Field label="Email" validationMessage={problems.email}>
        {input('email', 'email')}
      </Field>
      <Field label="Role" hint="What each role may do by voice stands below the list">
        <Select value={draft.role} onChange={(_, { value }) => edit({ role: EmployeeRole.parse(value) })}>
          {EmployeeRole.options.map((role) => (
            <option key={role}>{role}</option>
          ))}
        </Select>
      </Field>
      <Field hint="Only who is active can be verified">
        <Switch
          className={styles.active}
          label="Active"
          checked={draft.isActive}
          onChange={(_, { checked }) => edit({ isActive: checked })}
        />
      </Field>
    </>
  );
}
