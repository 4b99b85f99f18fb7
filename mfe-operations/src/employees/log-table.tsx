import type { VerificationLog } from '@booking/contracts/staff-verification';
import { formatHotelStamp } from '@booking/hotel/hotel-time';
import { Link, useHost } from '@booking/remote-kit/kit';
import { makeStyles, makeTableStyles, mergeClasses, StatusBadge, useLinkClass } from '@booking/ui/kit';
import { ListTable } from '../list/list-table.tsx';

const stackedUpTo = '56rem';

const useStyles = makeTableStyles(stackedUpTo);

const useOwnStyles = makeStyles({
  // the longest name of a column
  cell: { [`@container (max-width: ${stackedUpTo})`]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)' } },
});

const columns = ['Timestamp', 'Employee', 'Phone Number', 'Status', 'Error Message', 'IP Address'];

function Row({ log }: { log: VerificationLog }) {
  const { row, short, ...styles } = useStyles();
  const cell = mergeClasses(styles.cell, useOwnStyles().cell);
  const { hotelTimeZone } = useHost();
  const link = useLinkClass();
  const { timestamp, employeeName, phoneNumber, success, errorMessage, ipAddress, callId } = log;
  return (
    <tr className={row}>
      <td data-label="Timestamp" className={mergeClasses(cell, short)}>
        {formatHotelStamp(new Date(timestamp), hotelTimeZone)}
      </td>
      <td data-label="Employee" className={cell}>
        {employeeName || 'Unknown'}
      </td>
      <td data-label="Phone Number" className={cell}>
        {phoneNumber || '–'}
      </td>
      <td data-label="Status" className={cell}>
        <StatusBadge tone={success ? 'good' : 'bad'}>{success ? 'Success' : 'Failed'}</StatusBadge>
      </td>
      <td data-label="Error Message" className={cell}>
        {errorMessage || '–'}
      </td>
      <td data-label="IP Address" className={cell}>
        {callId ? (
          <Link to={`/call-logs?call=${encodeURIComponent(callId)}`} className={link}>
            By phone
          </Link>
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
    <ListTable caption="Attempts to be verified, newest first" columns={columns} styles={styles}>
      {logs.map((log) => (
        <Row key={log.id} log={log} />
      ))}
    </ListTable>
  );
}
