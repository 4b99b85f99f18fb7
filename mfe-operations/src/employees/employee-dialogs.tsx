import type { Employee } from '@booking/contracts/employees';
import { DeleteDialog } from './delete-dialog.tsx';
import { AddDialog, EditDialog } from './employee-dialog.tsx';
import { SyncDialog, type Preview } from './sync-dialog.tsx';

export type Asked =
  { what: 'add' } | { what: 'sync'; preview: Preview } | { what: 'edit' | 'delete'; employee: Employee };

type Props = { asked: Asked | undefined; onClose: () => void };

/** The dialog that was asked for. It is the screen's, so that what is typed outlives the employee's own row. */
export function EmployeeDialogs({ asked, onClose }: Props) {
  switch (asked?.what) {
    case 'add':
      return <AddDialog onClose={onClose} />;
    case 'sync':
      return <SyncDialog preview={asked.preview} onClose={onClose} />;
    case 'edit':
      return <EditDialog employee={asked.employee} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog employee={asked.employee} onClose={onClose} />;
    case undefined:
      return null;
  }
}
