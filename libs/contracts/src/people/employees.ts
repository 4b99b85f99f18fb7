import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';
import { EmployeeRole } from './staff-rights.ts';
import { asSeen, EmailAddress, longestEmail, PersonName, tooLongSentence, TypedId } from '../schema/typed-text.ts';

/** S2 section 5. */
export const phoneHint = '10 digits, no spaces or dashes';

const name = (what: string) => PersonName(`Enter the ${what} name.`, 100);

const Fields = z.object({
  cloudbedsEmployeeId: z.optional(TypedId(40).check(z.minLength(1))),
  phoneNumber: z.string().check(z.overwrite(asSeen), z.regex(/^\d{10}$/, `A phone number has ${phoneHint}.`)),
  firstName: name('first'),
  lastName: name('last'),
  email: z.union([
    z.literal(''),
    EmailAddress(
      'An e-mail address looks like ana@hotel.example; it may be left empty.',
      tooLongSentence(longestEmail),
    ),
  ]),
  role: EmployeeRole,
  isActive: z.boolean(),
});

/** Somebody who works here (S2 section 3). Only who is active can be verified, and is called for a test. */
export const Employee = z
  .object({
    id: z.uuid(),
    cloudbedsEmployeeId: z.nullish(z.string()),
    phoneNumber: z.string().check(z.describe('10 digits; empty for somebody from Cloudbeds until it is entered')),
    firstName: z.string(),
    lastName: z.string(),
    email: z.nullish(z.string()),
    role: openEnum(EmployeeRole),
    isActive: z.boolean(),
    missingSince: orNull(z.iso.datetime()).check(
      z.describe('When a sync first found them gone from Cloudbeds, or inactive there'),
    ),
  })
  .register(z.globalRegistry, { id: 'Employee' });
export type Employee = z.infer<typeof Employee>;

/** What a sync does about somebody, or did. */
export const SyncStep = z
  .object({
    action: openEnum(z.enum(['added', 'updated', 'skipped', 'missing'])),
    name: z.string(),
    detail: z.string().check(z.describe('What changes, or why nothing does')),
  })
  .register(z.globalRegistry, { id: 'EmployeeSyncStep' });
export type SyncStep = z.infer<typeof SyncStep>;

/** What came of a sync: everybody Cloudbeds named was added (`synced`), updated or skipped. */
export const SyncSummary = z
  .object({
    synced: z.int(),
    updated: z.int(),
    skipped: z.int(),
    total: z.int(),
    message: z.string(),
    warning: orNull(z.string()).check(z.describe('What is left for a person to do')),
  })
  .register(z.globalRegistry, { id: 'EmployeeSyncSummary' });
export type SyncSummary = z.infer<typeof SyncSummary>;

const params = z.object({ id: z.uuid() });

export const employeeEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/employees',
    summary: 'Everybody on the whitelist of the current mode, by name',
    access: 'employees:read',
    answer: rows(Employee, 'employee'),
  },
  create: {
    method: 'POST',
    path: '/api/admin/employees',
    summary: 'Adds an employee to the whitelist',
    access: 'employees:change',
    audit: 'employees.create',
    stepUp: 'any-factor',
    body: z.extend(Fields, {
      email: z._default(Fields.shape.email, ''),
      role: z._default(EmployeeRole, 'Front Desk'),
      isActive: z._default(z.boolean(), true),
    }),
    answer: Employee,
    status: 201,
  },
  update: {
    method: 'PATCH',
    path: '/api/admin/employees/{id}',
    summary: 'Changes an employee; fields left out stay',
    access: 'employees:change',
    audit: 'employees.update',
    stepUp: 'any-factor',
    params,
    body: z.partial(Fields),
    answer: Employee,
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/employees/{id}',
    summary: 'Removes an employee from the whitelist; calls in which they were verified lose their rights',
    access: 'employees:change',
    audit: 'employees.remove',
    params,
    answer: z.undefined(),
    status: 204,
  },
  previewSync: {
    method: 'GET',
    path: '/api/admin/employees/sync-cloudbeds',
    summary: 'What a sync with Cloudbeds would do',
    access: 'employees:change',
    answer: z.object({ steps: rows(SyncStep, 'step'), warning: orNull(z.string()) }),
  },
  sync: {
    method: 'POST',
    path: '/api/admin/employees/sync-cloudbeds',
    summary: 'Takes in the people of Cloudbeds, all or none; roles, phone numbers and who is active stay',
    access: 'employees:change',
    audit: 'employees.sync',
    answer: SyncSummary,
  },
});
