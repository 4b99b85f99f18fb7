/** The people who work here; all of them are made up. */
export const staff = [
  { id: '568158', firstName: 'Ana', lastName: 'Lopez', role: 'Front Desk Manager' },
  { id: '568159', firstName: 'Theo', lastName: 'Brandt', role: 'Front Desk' },
  { id: '568160', firstName: 'Maria', lastName: 'Salgado', role: 'Housekeeping' },
  { id: '568161', firstName: 'Wei', lastName: 'Chen', role: 'Night Auditor' },
  { id: '568162', firstName: 'Dario', lastName: 'Fuentes', role: 'Maintenance' },
].map((person) => ({ ...person, email: `${person.firstName}.${person.lastName}@juniperlane.example`.toLowerCase() }));

export type StaffMember = (typeof staff)[number];

/** The member of staff of that id, or the one who connected the application. */
export function staffMember(id?: string): StaffMember {
  const member = staff.find((each) => each.id === id) ?? staff[0];
  if (!member) throw new Error('a hotel has staff');
  return member;
}
