import type { Employee } from '@booking/contracts/employees';
import { ActionDialog, Text } from '@booking/ui/kit';
import { nameOf } from './employee-name.ts';
import { useRemove } from './employees.queries.ts';

export function DeleteDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const { mutate: remove, isPending, error } = useRemove(employee);
  const name = nameOf(employee);
  return (
    <ActionDialog
      title={`Delete ${name}?`}
      isDestructive
      confirm={isPending ? 'Deleting…' : 'Delete'}
      isPending={isPending}
      error={error}
      onConfirm={(close) => remove(undefined, { onSuccess: close })}
      onClose={onClose}
    >
      <Text>Are you sure you want to remove {name} from the whitelist?</Text>
    </ActionDialog>
  );
}
