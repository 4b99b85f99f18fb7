import type { Employee } from '@booking/contracts/employees';
import { useMay } from '@booking/remote-kit/kit';
import { makeTableStyles } from '@booking/ui/kit';
import { ListTable } from '../list/list-table.tsx';
import type { Asked } from './employee-dialogs.tsx';
import { EmployeeRow } from './employee-row.tsx';

const useStyles = makeTableStyles('48rem');

type Props = { employees: readonly Employee[]; onAsk: (asked: Asked) => void };

export function EmployeeTable({ employees, onAsk }: Props) {
  const styles = useStyles();
  const mayChange = useMay('employees:change');
  const columns = ['Name', 'Phone', 'Email', 'Role', 'Status', ...(mayChange ? ['Actions'] : [])];
  return (
    <ListTable caption="Staff members, by name" columns={columns} styles={styles}>
      {employees.map((employee) => (
        <EmployeeRow
          key={employee.id}
          employee={employee}
          styles={styles}
          onAsk={mayChange ? (what) => onAsk({ what, employee }) : undefined}
        />
      ))}
    </ListTable>
  );
}
