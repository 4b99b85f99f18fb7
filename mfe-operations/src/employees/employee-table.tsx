import type { Employee } from '@booking/contracts/employees';
import { useMay } from '@booking/remote-kit/kit';
import { makeTableStyles, VisuallyHidden } from '@booking/ui/kit';
import type { Asked } from './employee-dialogs.tsx';
import { EmployeeRow } from './employee-row.tsx';

const useStyles = makeTableStyles('48rem');

type Props = { employees: readonly Employee[]; onAsk: (asked: Asked) => void };

export function EmployeeTable({ employees, onAsk }: Props) {
  const styles = useStyles();
  const mayChange = useMay('employees:change');
  const columns = ['Name', 'Phone', 'Email', 'Role', 'Status', ...(mayChange ? ['Actions'] : [])];
  return (
    <div className={styles.container}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>Staff members, by name</VisuallyHidden>
        </caption>
        <thead className={styles.head}>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={styles.heading}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {employees.map((employee) => (
            <EmployeeRow
              key={employee.id}
              employee={employee}
              styles={styles}
              onAsk={mayChange ? (what) => onAsk({ what, employee }) : undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
