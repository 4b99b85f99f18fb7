import { screen, within } from '@testing-library/react';
import { employeeEndpoints, type Employee } from '@booking/contracts/employees';
import type { Role } from '@booking/contracts/roles';
import { verificationEndpoints, type VerificationLog } from '@booking/contracts/staff-verification';
import { answering, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { Screen } from './employees.screen.tsx';

export const employee = (given: Partial<Employee> = {}): Employee => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  phoneNumber: '5125550190',
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@hotel.example',
  role: 'Housekeeper',
  isActive: true,
  missingSince: null,
  ...given,
});

export const attempt = (given: Partial<VerificationLog> = {}): VerificationLog => ({
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  timestamp: '2026-11-02T22:05:09.000Z',
  employeeName: 'Ana Lopez',
  phoneNumber: '+15125550190',
  success: true,
  errorMessage: null,
  ipAddress: '203.0.113.7',
  callId: null,
  ...given,
});

export const noEmployees = answering(employeeEndpoints.list, []);
export const noAttempts = answering(verificationEndpoints.logs, []);

/** A list of employees that shows what was done to it. */
export function employeesOf(...staff: Employee[]): Answering[] {
  let all = staff;
  return [
    answering(employeeEndpoints.list, () => all),
    answering(employeeEndpoints.create, ({ body }) => {
      const added = employee({ ...body, id: '16fd2706-8baf-433b-82eb-8c7fada847da' });
      all = [...all, added];
      return added;
    }),
    answering(employeeEndpoints.update, ({ params, body }) => {
      const changed = { ...all.find(({ id }) => id === params.id)!, ...body };
      changed.email ||= undefined;
      all = all.map((other) => (other.id === params.id ? changed : other));
      return changed;
    }),
    answering(employeeEndpoints.remove, ({ params }) => {
      all = all.filter(({ id }) => id !== params.id);
      return undefined;
    }),
  ];
}

export const open = (answers: Answering[], role: Role = 'manager', at = '/employees') =>
  renderScreen(Screen, {
    path: '/employees',
    at,
    user: { id: '2', name: 'Max Manager', email: 'max@hotel.example', role },
    answers,
  });

export const members = () => within(screen.getByRole('region', { name: /^Staff Members/ }));
export const member = async (name: string) =>
  within(await members().findByRole('row', { name: new RegExp(`^${name}`) }));
export const logs = () => within(screen.getByRole('region', { name: 'Staff Verification Logs' }));
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
export const words = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
export const toneOf = (badge: HTMLElement) => badge.closest('[data-tone]')?.getAttribute('data-tone');
