import { employeeEndpoints, type Employee } from '@booking/contracts/employees';
import * as z from 'zod/mini';

const { shape } = employeeEndpoints.create.body;
const trimmed = (typed: string): string => typed.trim();

/** An employee as they are typed in; blanks around a number or an address are nobody's intention. */
export const employeeSchema = z.object({
  ...shape,
  phoneNumber: z.pipe(z.transform(trimmed), shape.phoneNumber),
  email: z.pipe(z.transform(trimmed), shape.email.def.innerType),
});
export type EmployeeFields = Required<z.infer<typeof employeeSchema>>;
export type EmployeeValues = Omit<EmployeeFields, 'cloudbedsEmployeeId'>;

/** What the fields hold at first: a role that is not known has to be chosen anew to be changed. */
export type ShownValues = Omit<EmployeeValues, 'role'> & Pick<Employee, 'role'>;

export const newEmployee: EmployeeValues = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
  role: 'Front Desk',
  isActive: true,
};

export const valuesOf = ({ firstName, lastName, phoneNumber, email, role, isActive }: Employee): ShownValues => ({
  ...{ firstName, lastName, phoneNumber, role, isActive },
  email: email || '',
});

/** Only what differs, so that two people who change different fields of an employee keep what both did. */
export const changesOf = (values: EmployeeValues, saved: Employee): Partial<EmployeeValues> => {
  const before = valuesOf(saved);
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => value !== before[key as keyof EmployeeValues]),
  );
};
