import type { HotelStays } from '@booking/contracts/stays';
import { rangeInWords } from '@booking/hotel/date-in-words';
import { addDays } from '@booking/hotel/hotel-time';
import { Link } from '@booking/remote-kit/kit';
import { mergeClasses, useHiddenTextClass } from '@booking/ui/kit';
import { ScrollRegion } from '@booking/ui/scroll-region';
import { formatDayOfYear, weekdayOf } from '../../calendar-date.ts';
import { reservationWord } from '../../reservation-status.tsx';
import { words as allWords } from '../reservations.words.ts';
import { roomLanes, type Bar, type LaneCell, type RoomTypeLanes } from './room-lanes.ts';
import { useRoomTableStyles } from './room-table.styles.ts';
import { shownDays } from './stays.queries.ts';

const words = allWords.timeline;

function StayBar({ bar: { stay, room }, today }: { bar: Bar; today: string }) {
  const styles = useRoomTableStyles();
  const { reservationId, guestName, status, startDate, endDate } = stay;
  const who = words.who(guestName || allWords.stays.noGuest, room?.roomName);
  // begins with what is seen, so that who speaks to the browser can say that
  const label = words.bar(who, rangeInWords(startDate, endDate, today), reservationWord(status));
  const look = status === 'checked_in' ? styles.inHouse : status === 'checked_out' ? styles.left : undefined;
  return (
    <Link
      to={`/reservations/${encodeURIComponent(reservationId)}`}
      className={mergeClasses(styles.bar, look)}
      aria-label={label}
      title={label}
    >
      {who}
    </Link>
  );
}

function Cell({ cell, today }: { cell: LaneCell; today: string }) {
  const styles = useRoomTableStyles();
  return cell.kind === 'free' ? (
    <td colSpan={cell.length} className={styles.free} />
  ) : (
    <td colSpan={cell.length} className={styles.taken}>
      <StayBar bar={cell} today={today} />
    </td>
  );
}

function RoomType({ type: { name, lanes }, today }: { type: RoomTypeLanes; today: string }) {
  const styles = useRoomTableStyles();
  return (
    <tbody className={styles.type}>
      {(lanes.length === 0 ? [undefined] : lanes).map((lane, place) => (
        <tr key={place}>
          {place === 0 && (
            <th scope="rowgroup" rowSpan={Math.max(1, lanes.length)} className={styles.name}>
              {name ?? words.otherRooms}
            </th>
          )}
          {lane ? (
            lane.map((cell) => <Cell key={cell.key} cell={cell} today={today} />)
          ) : (
            <td colSpan={shownDays} className={styles.none}>
              {words.free}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}

/** Rooms down, nights across, and each stay a bar that leads to its reservation. It reads as a table, too. */
export function RoomTable({ read, today }: { read: HotelStays; today: string }) {
  const styles = useRoomTableStyles();
  const hiddenClass = useHiddenTextClass();
  const { from } = read;
  const days = Array.from({ length: shownDays }, (_, day) => addDays(from, day));
  return (
    <ScrollRegion aria-label={words.region} className={styles.region}>
      <table className={styles.table}>
        <caption>
          <span className={hiddenClass}>{words.caption(rangeInWords(from, days.at(-1)!, today))}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.day, styles.name)}>
              {words.roomType}
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                className={mergeClasses(styles.day, day === today && styles.today)}
                {...(day === today && { 'aria-current': 'date' as const })}
              >
                {weekdayOf(day)} <span className={styles.date}>{formatDayOfYear(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {roomLanes(read, { from, days: shownDays }).map((type) => (
          <RoomType key={type.id} type={type} today={today} />
        ))}
      </table>
    </ScrollRegion>
  );
}
