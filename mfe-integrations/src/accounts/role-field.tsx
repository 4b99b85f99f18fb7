import { Role } from '@booking/contracts/roles';
import { Field, Select } from '@booking/ui/kit';
import { roleWords } from './role-words.ts';

type Props = { role: Role; onChange: (role: Role) => void };

/** Chooses a role, and says what it is for. */
export const RoleField = ({ role, onChange }: Props) => (
  <Field label="Role" hint={roleWords[role].may}>
    <Select value={role} onChange={(_, { value }) => onChange(Role.parse(value))}>
      {Role.options.map((each) => (
        <option key={each} value={each}>
          {roleWords[each].name}
        </option>
      ))}
    </Select>
  </Field>
);
