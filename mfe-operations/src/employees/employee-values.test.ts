import { expect, test } from '@jest/globals';
import type { Employee } from '@booking/contracts/employees';
import { changesOf, employeeSchema, newEmployee, valuesOf } from './employee-values.ts';

const values = { ...newEmployee, firstName: 'Ana', lastName: 'Lopez', phoneNumber: '5125550190' };

test('what is typed is tidied, and an email address may be left out', () => {
  expect(employeeSchema.parse({ ...values, firstName: ' Ana ', phoneNumber: ' 5125550190 ', email: ' ' })).toEqual(
    values,
  );
});

test.each(['(512) 555-0190', '512-555-0190', '+1 512.555.0190', '1 512 555 0190', 'tel:+15125550190'])(
  'the phone number "%s" is stored as ten digits',
  (phoneNumber) => expect(employeeSchema.parse({ ...values, phoneNumber }).phoneNumber).toBe('5125550190'),
);

test('every field that is wrong says so at itself', () => {
  const { error } = employeeSchema.safeParse({ ...newEmployee, email: 'ana', phoneNumber: '+44 7700 900123' });
  expect(Object.fromEntries(error!.issues.map(({ path, message }) => [path[0], message]))).toEqual({
    firstName: 'Enter the first name.',
    lastName: 'Enter the last name.',
    phoneNumber: 'Enter a US or Canadian number with 10 digits.',
    email: 'An e-mail address looks like ana@hotel.example; it may be left empty.',
  });
});

test('only what differs is sent', () => {
  const saved: Employee = { ...values, id: crypto.randomUUID(), email: 'ana@h.example', missingSince: null };
  expect(valuesOf(saved).phoneNumber).toBe('(512) 555-0190');
  const typed = employeeSchema.parse({ ...valuesOf(saved), email: '', role: 'Manager' });
  expect(changesOf({ ...values, ...typed }, saved)).toEqual({ email: '', role: 'Manager' });
});
