import type { Employee } from '@booking/contracts/employees';
import { fullName, type EmployeeEntity } from './employee.entity.ts';

export const toEmployee = (row: EmployeeEntity): Employee => ({
  id: row.id,
  ...(row.cloudbedsEmployeeId !== null && { cloudbedsEmployeeId: row.cloudbedsEmployeeId }),
  phoneNumber: row.phoneNumber ?? '',
  firstName: row.firstName,
  lastName: row.lastName,
  ...(row.email !== null && { email: row.email }),
  role: row.role,
  isActive: row.isActive,
  missingSince: row.missingSince?.toISOString() ?? null,
});

/** What the audit log calls an employee. */
export const toAuditSubject = (row: Pick<EmployeeEntity, 'id' | 'firstName' | 'lastName'>) => ({
  type: 'employee',
  id: row.id,
  label: fullName(row),
});
