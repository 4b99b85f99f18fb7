import type { ComponentProps } from 'react';
import { Role } from '@booking/contracts/roles';
import { Select } from '@booking/ui/form';
import { roleWords } from './accounts.words.ts';

/** Chooses a role. What it is for is said by `roleWords`. */
export const RoleSelect = (props: ComponentProps<typeof Select>) => (
  <Select {...props}>
    {Role.options.map((each) => (
      <option key={each} value={each}>
        {roleWords[each].name}
      </option>
    ))}
  </Select>
);
