import { memo } from 'react';
import type { AuditEvent } from '@booking/contracts/audit';
import { formatHotelStamp } from '@booking/hotel/hotel-time';
import { Link, useHost } from '@booking/remote-kit/kit';
import { makeStyles, makeTableStyles, mergeClasses, tokens, useLinkClass } from '@booking/ui/kit';
import { searchOf } from '../list/address-filter.ts';
import { ListTable } from '../list/list-table.tsx';
import { AuditDetails } from './audit-details.tsx';
import { actionWords, actorWords, subjectWords } from './audit-words.ts';

const stackedUpTo = '48rem';
const narrow = `@container (max-width: ${stackedUpTo})`;

const useStyles = makeTableStyles(stackedUpTo);

const useOwnStyles = makeStyles({
  rest: { [narrow]: { display: 'block' } },
  restCell: { padding: `0 0 ${tokens.spacingVerticalS}`, [narrow]: { display: 'block' } },
});

const columns = ['Time', 'Who', 'What', 'Done to'];

const Row = memo(function Row({ event }: { event: AuditEvent }) {
  const styles = useStyles();
  const own = useOwnStyles();
  const link = useLinkClass();
  const { hotelTimeZone } = useHost();
  const { at, actor, action, subject } = event;
  return (
    <>
      <tr className={styles.row}>
        <td data-label="Time" className={mergeClasses(styles.cell, styles.short)}>
          {formatHotelStamp(new Date(at), hotelTimeZone)}
        </td>
        <td data-label="Who" className={styles.cell}>
          {actorWords(actor)}
        </td>
        <td data-label="What" className={styles.cell}>
          {actionWords(action)}
        </td>
        <td data-label="Done to" className={styles.cell}>
          {subject?.id ? (
            <Link to={{ search: searchOf({ type: subject.type, subject: subject.id }) }} className={link}>
              {subjectWords(subject)}
            </Link>
          ) : (
            subjectWords(subject)
          )}
        </td>
      </tr>
      <tr className={own.rest}>
        <td colSpan={columns.length} className={own.restCell}>
          <AuditDetails event={event} />
        </td>
      </tr>
    </>
  );
});

export function AuditTable({ events }: { events: readonly AuditEvent[] }) {
  const styles = useStyles();
  return (
    <ListTable caption="What was done, newest first" columns={columns} styles={styles}>
      {events.map((event) => (
        <Row key={event.id} event={event} />
      ))}
    </ListTable>
  );
}
