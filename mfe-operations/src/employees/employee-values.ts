import { employeeEndpoints, type Employee } from '@booking/contracts/employees';
import { phoneInWords } from '@booking/hotel/phone-in-words';
import * as z from 'zod/mini';
import { words } from './employees.words.ts';
import { tenDigits } from './typed-phone.ts';

const { shape } = employeeEndpoints.create.body;
const trimmed = (typed: string): string => typed.trim();

/** An employee as they are typed in. The specification stores a phone number as ten digits; it may be typed in any format. */
export const employeeSchema = z.object({
  ...shape,
  phoneNumber: z.pipe(z.transform(tenDigits), z.string().check(z.regex(/^\d{10}$/, words.fields.phoneProblem))),
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

const savedValues = ({ firstName, lastName, phoneNumber, email, role, isActive }: Employee): ShownValues => ({
  ...{ firstName, lastName, phoneNumber, role, isActive },
  email: email || '',
});

export const valuesOf = (saved: Employee): ShownValues => ({
  ...savedValues(saved),
  phoneNumber: saved.phoneNumber && phoneInWords(saved.phoneNumber),
});

/** Only what differs, so that two people who change different fields of an employee keep what both did. */
export const changesOf = (values: EmployeeValues, saved: Employee): Partial<EmployeeValues> => {
  const before = savedValues(saved);
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => value !== before[key as keyof EmployeeValues]),
  );
};
