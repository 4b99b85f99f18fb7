import { expect, test } from '@jest/globals';
import type { Employee } from '@booking/contracts/employees';
import { changesOf, employeeSchema, newEmployee, valuesOf } from './employee-values.ts';

const values = { ...newEmployee, firstName: 'Ana', lastName: 'Lopez', phoneNumber: '5125550190' };

test('what is typed is tidied, and an e-mail address may be left out', () => {
  expect(employeeSchema.parse({ ...values, firstName: ' Ana ', phoneNumber: ' 5125550190 ', email: ' ' })).toEqual(
    values,
  );
});

test('every field that is wrong says so at itself', () => {
  const { error } = employeeSchema.safeParse({ ...newEmployee, email: 'ana', phoneNumber: '512-555-0190' });
  expect(Object.fromEntries(error!.issues.map(({ path, message }) => [path[0], message]))).toEqual({
    firstName: 'Enter the first name.',
    lastName: 'Enter the last name.',
    phoneNumber: 'A phone number has 10 digits, no spaces or dashes.',
    email: 'An e-mail address looks like ana@hotel.example; it may be left empty.',
  });
});

test('only what differs is sent', () => {
  const saved: Employee = { ...values, id: crypto.randomUUID(), email: 'ana@h.example', missingSince: null };
  expect(changesOf({ ...valuesOf(saved), email: '', role: 'Manager' }, saved)).toEqual({ email: '', role: 'Manager' });
});
