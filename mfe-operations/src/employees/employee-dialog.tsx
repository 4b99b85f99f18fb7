import type { Employee } from '@booking/contracts/employees';
import { FormDialog, useForm } from '@booking/ui/form';
import { EmployeeFields } from './employee-fields.tsx';
import {
  changesOf,
  employeeSchema,
  newEmployee,
  valuesOf,
  type EmployeeValues,
  type ShownValues,
} from './employee-values.ts';
import { useAdd, useUpdate } from './employees.queries.ts';
import { words } from './employees.words.ts';

type Props = {
  title: string;
  confirm: string;
  values: ShownValues;
  save: (values: EmployeeValues) => Promise<Employee>;
  onClose: () => void;
};

function EmployeeDialog({ title, confirm, values, save, onClose }: Props) {
  const form = useForm({ schema: employeeSchema, values, save });
  return (
    <FormDialog form={form} title={title} confirm={confirm} saving="Saving…" onClose={onClose}>
      <EmployeeFields form={form} />
    </FormDialog>
  );
}

export function AddDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useAdd();
  return <EmployeeDialog title={words.add} confirm="Add" values={newEmployee} save={mutateAsync} onClose={onClose} />;
}

export function EditDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const { mutateAsync } = useUpdate(employee);
  return (
    <EmployeeDialog
      title={words.edit}
      confirm="Save"
      values={valuesOf(employee)}
      save={(values) => mutateAsync(changesOf(values, employee))}
      onClose={onClose}
    />
  );
}
