import type { GuestPage, GuestStay } from '@booking/contracts/guests';
import { DateRange, makeStyles, Panel, StatusBadge, Text, tokens, useListClass } from '@booking/ui/kit';
import { ReservationLink } from '../reservation-link.tsx';
import { words } from './guest.words.ts';

const useStyles = makeStyles({
  stay: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalXXS },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
});

function Stay({ stay: { reservationId, startDate, endDate, roomTypeName, isCanceled } }: { stay: GuestStay }) {
  const styles = useStyles();
  return (
    <li className={styles.stay}>
      <div className={styles.head}>
        <Text weight="semibold">
          {startDate && endDate ? <DateRange from={startDate} to={endDate} /> : words.noDates}
        </Text>
        {isCanceled && <StatusBadge tone="bad">{words.canceled}</StatusBadge>}
      </div>
      {roomTypeName && <Text className={styles.quiet}>{roomTypeName}</Text>}
      <ReservationLink id={reservationId}>{`Reservation ${reservationId}`}</ReservationLink>
    </li>
  );
}

/** The reservations of a guest, the latest arrival first. */
export function StaysPanel({ stays }: Pick<GuestPage, 'stays'>) {
  const styles = useStyles();
  const listClass = useListClass('M');
  return (
    <Panel title={words.stays}>
      {stays.length === 0 ? (
        <Text className={styles.quiet}>{words.noStays}</Text>
      ) : (
        <ul className={listClass}>
          {stays.map((stay) => (
            <Stay key={stay.reservationId} stay={stay} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
