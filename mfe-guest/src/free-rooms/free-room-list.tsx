import { useId, type ReactNode } from 'react';
import type { FreeRooms } from '@booking/contracts/free-rooms';
import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { nightsBetween } from '@booking/hotel/nights';
import { useWords } from '../language/use-words.ts';
import { Words } from '../language/words.tsx';
import { TermsSummary } from '../terms/terms-summary.tsx';
import styles from './free-rooms.module.css';
import { RoomThumb } from './room-thumb.tsx';

/** What can be done with a room. @param nameId of the element that names it */
type Action = (room: OfferedRoom, nameId: string) => ReactNode;

/** With taxes and fees; an answer without these has them in the rate (S2 section 2). */
const totalCents = ({ totalWithTaxes, totalRate }: OfferedRoom): number =>
  Math.round((totalWithTaxes || totalRate) * 100);

function FreeRoom({ room, nights, action }: { room: OfferedRoom; nights: number; action: Action | undefined }) {
  const { t, money } = useWords();
  const id = useId();
  const { roomTypeName, maxGuests, roomsAvailable, terms } = room;
  return (
    <li className={styles.room}>
      <RoomThumb room={room} />
      <div className={styles.about}>
        <h3 id={id} className={styles.name}>
          {roomTypeName}
        </h3>
        <span>
          <Words
            id="freeRooms.total"
            values={{ total: money(totalCents(room)), nights: t('stay.nights', { count: nights }) }}
            components={{ total: (total) => <strong className={styles.total}>{total}</strong> }}
          />
        </span>
        <TermsSummary terms={terms} />
        <span className={styles.quiet}>
          {`${t('freeRooms.guests', { count: maxGuests })} · ${t('freeRooms.available', { count: roomsAvailable })}`}
        </span>
        {action?.(room, id)}
      </div>
    </li>
  );
}

/** Rooms that are free for a stay, in a few lines each: what they cost in all stands first. */
export const FreeRoomList = ({ found, action }: { found: FreeRooms; action?: Action }) => (
  <ul className={styles.list}>
    {found.rooms.map((room) => (
      <FreeRoom
        key={room.roomTypeID}
        room={room}
        nights={nightsBetween(found.startDate, found.endDate)}
        action={action}
      />
    ))}
  </ul>
);
