import type { VerificationLog } from '@booking/contracts/staff-verification';
import { formatHotelStamp } from '@booking/hotel/hotel-time';
import { Link, useHost } from '@booking/remote-kit/kit';
import { makeStyles, makeTableStyles, mergeClasses, Phone, StatusBadge, tokens, useLinkClass } from '@booking/ui/kit';
import { ListTable } from '../../list/list-table.tsx';
import { words } from '../employees.words.ts';

const stackedUpTo = '56rem';

const useStyles = makeTableStyles(stackedUpTo);

const useOwnStyles = makeStyles({
  // the longest name of a column
  call: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  cell: { [`@container (max-width: ${stackedUpTo})`]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)' } },
});

const columns = ['Timestamp', 'Employee', 'Phone Number', 'Status', 'Error Message', 'IP Address'];

function Row({ log }: { log: VerificationLog }) {
  const { row, short, ...styles } = useStyles();
  const own = useOwnStyles();
  const cell = mergeClasses(styles.cell, own.cell);
  const { hotelTimeZone } = useHost();
  const link = useLinkClass();
  const { timestamp, employeeName, phoneNumber, success, errorMessage, ipAddress, callId } = log;
  return (
    <tr className={row}>
      <td data-label="Timestamp" className={mergeClasses(cell, short)}>
        {formatHotelStamp(new Date(timestamp), hotelTimeZone)}
      </td>
      <td data-label="Employee" className={cell}>
        {employeeName || words.logs.unknown}
      </td>
      <td data-label="Phone Number" className={cell}>
        {phoneNumber ? <Phone number={phoneNumber} /> : '–'}
      </td>
      <td data-label="Status" className={cell}>
        <StatusBadge tone={success ? 'good' : 'bad'}>{success ? words.logs.success : words.logs.failed}</StatusBadge>
      </td>
      <td data-label="Error Message" className={cell}>
        {errorMessage || '–'}
      </td>
      <td data-label="IP Address" className={cell}>
        {callId ? (
          <span className={own.call}>
            {words.logs.byPhone}
            <Link to={`/call-logs/${encodeURIComponent(callId)}`} className={link}>
              {words.logs.openCall}
            </Link>
          </span>
        ) : (
          ipAddress || '–'
        )}
      </td>
    </tr>
  );
}

export function LogTable({ logs }: { logs: readonly VerificationLog[] }) {
  const styles = useStyles();
  return (
    <ListTable caption="Verification attempts, newest first" columns={columns} styles={styles}>
      {logs.map((log) => (
        <Row key={log.id} log={log} />
      ))}
    </ListTable>
  );
}
