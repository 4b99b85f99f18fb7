import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { StaffMember } from '../../../providers/property-system.port.ts';
import { planSync } from './sync-plan.rule.ts';
import { stepsOf, warningOf } from './sync-steps.mapper.ts';

const ana: StaffMember = {
  id: '1',
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@hotel.example',
  title: 'Front Desk Manager',
  isActive: true,
};
const employee = (fields: object = {}) => ({
  id: 'e1',
  cloudbedsEmployeeId: '1' as string | null,
  phoneNumber: '5125550190',
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@hotel.example' as string | null,
  missingSince: null as Date | null,
  ...fields,
});
const byHand = employee({ cloudbedsEmployeeId: null });

describe('a new person', () => {
  test.each([
    ['Housekeeping', 'Housekeeper'],
    ['Maintenance lead', 'Maintenance'],
    ['Front Desk Manager', 'Front Desk'],
    ['Manager', 'Front Desk'],
    ['', 'Front Desk'],
  ])('whom Cloudbeds calls "%s" is added as %s, inactive', (title, role) => {
    const { added } = planSync([{ ...ana, title }], []);
    expect(added).toEqual([
      expect.objectContaining({ cloudbedsEmployeeId: '1', firstName: 'Ana', role, isActive: false }),
    ]);
  });

  test('without a name or inactive in Cloudbeds is left out', () => {
    const people = [
      { ...ana, firstName: '', lastName: '' },
      { ...ana, id: '2', isActive: false },
    ];
    expect(stepsOf(planSync(people, []))).toEqual([
      { action: 'skipped', name: '1', detail: 'Has no name in Cloudbeds' },
      { action: 'skipped', name: 'Ana Lopez', detail: 'Inactive in Cloudbeds' },
    ]);
  });
});

describe('a known person', () => {
  test('who was renamed is renamed; role, phone number and state are not touched', () => {
    const renamed = { ...ana, lastName: 'Ortiz', email: '' };
    const plan = planSync([renamed], [employee()]);
    expect(plan.updated.map(({ changes }) => changes)).toEqual([{ lastName: 'Ortiz' }]);
    expect(stepsOf(plan)).toEqual([{ action: 'updated', name: 'Ana Lopez', detail: 'Last name becomes Ortiz' }]);
  });

  test('by e-mail alone is linked', () => {
    const [step] = stepsOf(planSync([{ ...ana, email: 'ANA@hotel.example' }], [byHand]));
    expect(step).toMatchObject({ action: 'updated', detail: expect.stringContaining('is linked by e-mail') });
  });

  test('is not linked by an e-mail address that several have', () => {
    expect(planSync([ana, { ...ana, id: '2' }], [byHand]).added).toHaveLength(2);
    expect(planSync([ana], [byHand, { ...byHand, id: 'e2' }]).added).toHaveLength(1);
  });

  test.each([
    ['gone', []],
    ['inactive there', [{ ...ana, isActive: false }]],
  ])('who is %s is marked, and named in the warning', (_, people) => {
    const plan = planSync(people, [employee(), byHand]);
    expect(plan.missing.map(({ id }) => id)).toEqual(['e1']);
    expect(warningOf(plan)).toBe('Not in Cloudbeds any more, or inactive there: Ana Lopez.');
  });

  test('who may only be unreadable is not marked as gone', () => {
    expect(planSync([], [employee()], false).missing).toEqual([]);
  });

  test('who is back is not marked any more', () => {
    const [step] = stepsOf(planSync([ana], [employee({ missingSince: new Date() })]));
    expect(step).toMatchObject({ action: 'updated', detail: 'Is in Cloudbeds again' });
  });
});

const name = fc.constantFrom('', 'Ana', 'Theo');
const someId = fc.constantFrom('1', '2', '3', '4');
const email = fc.constantFrom('', 'a@h.example', 'b@h.example');
const person = fc.record({ id: someId, firstName: name, lastName: name, email, title: name, isActive: fc.boolean() });
const known = fc.record({
  id: fc.uuid(),
  cloudbedsEmployeeId: fc.option(someId),
  phoneNumber: fc.constant('5125550190'),
  firstName: name,
  lastName: name,
  email: fc.option(email),
  missingSince: fc.constant(null),
});
const people = fc.uniqueArray(person, { selector: ({ id }) => id });
const employees = fc.uniqueArray(known, { selector: ({ id, cloudbedsEmployeeId }) => cloudbedsEmployeeId ?? id });

test('each person of Cloudbeds is counted once, none is changed twice, and a second sync changes nothing', () => {
  fc.assert(
    fc.property(people, employees, (there, here) => {
      const { added, updated, skipped } = planSync(there, here);
      expect(added.length + updated.length + skipped.length).toBe(there.length);
      expect(new Set(updated.map((each) => each.employee.id)).size).toBe(updated.length);
      const after = [
        ...here.map((each) => ({ ...each, ...updated.find((one) => one.employee.id === each.id)?.changes })),
        ...added.map((each) => ({ ...employee(each), id: `new ${each.cloudbedsEmployeeId}` })),
      ];
      const again = planSync(there, after);
      expect([...again.added, ...again.updated]).toEqual([]);
    }),
  );
});
