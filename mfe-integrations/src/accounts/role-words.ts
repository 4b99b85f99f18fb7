import type { Account } from '@booking/contracts/accounts';
import { entryOr, wordOr } from '@booking/contracts/labels';
import type { Role } from '@booking/contracts/roles';

/** What each role is called, and in short what it is for. */
export const roleWords: Record<Role, { name: string; may: string }> = {
  owner: { name: 'Owner', may: 'Everything, and who else may sign in.' },
  manager: { name: 'Manager', may: 'Settings, assistants, refunds and everything the front desk does.' },
  front_desk: { name: 'Front desk', may: 'The daily work: pre-check-ins, extensions, employees to look at, exports.' },
  viewer: { name: 'Viewer', may: 'Looks at calls, payments and reservations, and changes nothing.' },
};

export const roleName = (role: Account['role']): string =>
  entryOr(roleWords, role, { name: wordOr(role), may: '' }).name;
