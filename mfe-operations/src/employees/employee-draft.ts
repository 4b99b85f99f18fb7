import { employeeEndpoints, type Employee } from '@booking/contracts/employees';
import type { EmployeeRole } from '@booking/contracts/staff-rights';

/** An employee as they are being typed. */
export type EmployeeDraft = {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string;
  role: EmployeeRole;
  isActive: boolean;
};
export type EmployeeFields = EmployeeDraft;
export type EmployeeProblems = Partial<Record<keyof EmployeeDraft, string>>;

export const newDraft: EmployeeDraft = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
  role: 'Front Desk',
  isActive: true,
};

export const draftOf = ({ firstName, lastName, phoneNumber, email, role, isActive }: Employee): EmployeeDraft => ({
  firstName,
  lastName,
  phoneNumber,
  email: email ?? '',
  role,
  isActive,
});

/** @returns what would be saved, or what is wrong with it at each field (S2 section 5) */
export function readDraft(
  draft: EmployeeDraft,
): { fields: EmployeeFields; problems?: never } | { fields?: never; problems: EmployeeProblems } {
  const typed = { ...draft, phoneNumber: draft.phoneNumber.trim(), email: draft.email.trim() };
  const { data, error } = employeeEndpoints.create.body.safeParse(typed);
  if (data) return { fields: data };
  const problems: EmployeeProblems = {};
  for (const { path, message } of error.issues) problems[path[0] as keyof EmployeeDraft] ??= message;
  return { problems };
}

/** Only what differs, so that two people who change different fields of an employee keep what both did. */
export const changesOf = (fields: EmployeeFields, saved: Employee): Partial<EmployeeFields> => {
  const before = draftOf(saved);
  return Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => value !== before[key as keyof EmployeeDraft]),
  );
};
