import type { Employee } from '@booking/contracts/employees';

export const nameOf = ({ firstName, lastName }: Pick<Employee, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
