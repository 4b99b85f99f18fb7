import type { EmployeeRole } from '@booking/contracts/staff-rights';
import type { StaffMember } from '../../../providers/property-system.port.ts';
import type { EmployeeEntity } from './employee.entity.ts';

type Known = Pick<
  EmployeeEntity,
  'id' | 'cloudbedsEmployeeId' | 'phoneNumber' | 'firstName' | 'lastName' | 'email' | 'missingSince'
>;
type Changes = Partial<Omit<Known, 'id' | 'phoneNumber'>>;

/** Each person of the property system stands in exactly one of `added`, `updated` and `skipped`. */
export type SyncPlan = {
  added: (Changes & { firstName: string; lastName: string; role: EmployeeRole; isActive: false })[];
  updated: { employee: Known; changes: Changes }[];
  skipped: { person: StaffMember; why: string }[];
  /** Known from the property system, and not among its active people any more. */
  missing: Known[];
};

/** A title in another system makes no manager. */
const roleOf = (title: string): EmployeeRole => {
  if (/housekeep/i.test(title)) return 'Housekeeper';
  return /mainten/i.test(title) ? 'Maintenance' : 'Front Desk';
};

const mailOf = ({ email }: { email: string | null }): string => email?.toLowerCase() ?? '';

/** The employee a person is: by id, else the only unlinked one with their e-mail address. */
function matchOf(person: StaffMember, employees: readonly Known[], people: readonly StaffMember[]): Known | undefined {
  const linked = employees.find(({ cloudbedsEmployeeId }) => cloudbedsEmployeeId === person.id);
  if (linked || !person.email) return linked;
  const named = employees.filter((each) => each.cloudbedsEmployeeId === null && mailOf(each) === mailOf(person));
  const isOnly = people.filter((each) => mailOf(each) === mailOf(person)).length === 1;
  return named.length === 1 && isOnly ? named[0] : undefined;
}

function changesOf(person: StaffMember, employee: Known): Changes {
  const wanted: Changes = {
    cloudbedsEmployeeId: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email || employee.email,
    missingSince: null,
  };
  return Object.fromEntries(Object.entries(wanted).filter(([key, value]) => employee[key as keyof Known] !== value));
}

/**
 * What a sync does. Names and e-mail addresses follow the property system; roles, phone numbers and who is active are the
 * hotel's own and stay; who is gone is flagged, never deleted. New people are inactive: there is no phone number to prove
 * themselves by. Where some could not be read, none is flagged as gone.
 */
export function planSync(people: readonly StaffMember[], employees: readonly Known[], isWhole = true): SyncPlan {
  const plan: SyncPlan = { added: [], updated: [], skipped: [], missing: [] };
  const present = new Set<string>();
  for (const person of people) {
    const { id, firstName, lastName, email, title } = person;
    const skip = (why: string): number => plan.skipped.push({ person, why });
    const employee = matchOf(person, employees, people);
    if (!person.isActive) {
      skip('Inactive in Cloudbeds');
      continue;
    }
    present.add(id);
    if (!firstName && !lastName) skip('Has no name in Cloudbeds');
    else if (employee) {
      const changes = changesOf(person, employee);
      if (Object.keys(changes).length > 0) plan.updated.push({ employee, changes });
      else skip('Nothing changed');
    } else {
      const fields = { cloudbedsEmployeeId: id, firstName, lastName, email: email || null };
      plan.added.push({ ...fields, role: roleOf(title), isActive: false });
    }
  }
  plan.missing = employees.filter(
    ({ cloudbedsEmployeeId }) => isWhole && cloudbedsEmployeeId !== null && !present.has(cloudbedsEmployeeId),
  );
  return plan;
}
