import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import type { Employee } from '@booking/contracts/employees';
import { Button, Email, makeStyles, mergeClasses, Phone, StatusBadge, tokens } from '@booking/ui/kit';
import { nameOf } from './employee-name.ts';
import { words } from './employees.words.ts';

const useStyles = makeStyles({
  row: { verticalAlign: 'middle' },
  name: { fontWeight: tokens.fontWeightSemibold, '::before': { fontWeight: tokens.fontWeightRegular } },
  side: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Props = {
  employee: Employee;
  /** Those of the table. */
  styles: Record<'row' | 'cell', string>;
  /** Nobody may, without it. */
  onAsk: ((what: 'edit' | 'delete') => void) | undefined;
};

export function EmployeeRow({ employee, styles: { row, cell }, onAsk }: Props) {
  const styles = useStyles();
  const { phoneNumber, email, role, isActive, missingSince } = employee;
  const name = nameOf(employee);
  return (
    <tr className={mergeClasses(row, styles.row)}>
      <th scope="row" data-label="Name" className={mergeClasses(cell, styles.name)}>
        {name}
      </th>
      <td data-label="Phone" className={cell}>
        {phoneNumber ? <Phone number={`+1${phoneNumber}`} /> : words.noPhone}
      </td>
      <td data-label="Email" className={cell}>
        {email ? <Email address={email} /> : '–'}
      </td>
      <td data-label="Role" className={cell}>
        {role}
      </td>
      <td data-label="Status" className={cell}>
        <div className={styles.side}>
          <StatusBadge tone={isActive ? 'good' : 'neutral'}>{isActive ? words.active : words.inactive}</StatusBadge>
          {missingSince && <StatusBadge tone="warning">{words.missing}</StatusBadge>}
        </div>
      </td>
      {onAsk && (
        <td data-label="Actions" className={cell}>
          <div className={styles.side}>
            <Button size="small" icon={<EditRegular />} aria-label={`Edit: ${name}`} onClick={() => onAsk('edit')}>
              Edit
            </Button>
            <Button
              size="small"
              icon={<DeleteRegular />}
              aria-label={`Delete: ${name}`}
              onClick={() => onAsk('delete')}
            >
              Delete
            </Button>
          </div>
        </td>
      )}
    </tr>
  );
}
