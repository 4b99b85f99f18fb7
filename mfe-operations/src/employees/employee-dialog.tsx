import { useState } from 'react';
import type { Employee } from '@booking/contracts/employees';
import { ActionDialog } from '@booking/ui/kit';
import {
  changesOf,
  draftOf,
  newDraft,
  readDraft,
  type EmployeeDraft,
  type EmployeeFields as Fields,
  type EmployeeProblems,
} from './employee-draft.ts';
import { EmployeeFields } from './employee-fields.tsx';
import { useAdd, useUpdate } from './employees.queries.ts';

type Props = {
  title: string;
  confirm: string;
  start: EmployeeDraft;
  saving: { isPending: boolean; error: Error | null };
  onSave: (fields: Fields, close: () => void) => void;
  onClose: () => void;
};

function EmployeeDialog({ title, confirm, start, saving, onSave, onClose }: Props) {
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<EmployeeProblems>({});
  const isUnsaved = Object.entries(start).some(([key, value]) => draft[key as keyof EmployeeDraft] !== value);
  const edit = (change: Partial<EmployeeDraft>): void => {
    setDraft((others) => ({ ...others, ...change }));
    setProblems((others) => ({ ...others, ...Object.fromEntries(Object.keys(change).map((key) => [key, undefined])) }));
  };
  const save = (close: () => void): void => {
    const { fields, problems: found = {} } = readDraft(draft);
    setProblems(found);
    if (fields) onSave(fields, close);
  };
  return (
    <ActionDialog
      title={title}
      confirm={saving.isPending ? 'Saving…' : confirm}
      isPending={saving.isPending}
      isUnsaved={isUnsaved}
      error={saving.error}
      onConfirm={save}
      onClose={onClose}
    >
      <EmployeeFields draft={draft} problems={problems} edit={edit} />
    </ActionDialog>
  );
}

export function AddDialog({ onClose }: { onClose: () => void }) {
  const add = useAdd();
  return (
    <EmployeeDialog
      title="Add Employee"
      confirm="Add"
      start={newDraft}
      saving={add}
      onSave={(fields, close) => add.mutate(fields, { onSuccess: close })}
      onClose={onClose}
    />
  );
}

export function EditDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const update = useUpdate(employee);
  return (
    <EmployeeDialog
      title="Edit Employee"
      confirm="Save"
      start={draftOf(employee)}
      saving={update}
      onSave={(fields, close) => update.mutate(changesOf(fields, employee), { onSuccess: close })}
      onClose={onClose}
    />
  );
}
