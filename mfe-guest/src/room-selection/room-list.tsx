import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { isConnectionLost } from '@booking/http/request-error';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import layout from '../layout.module.css';
import { EmptyState } from '../parts/empty-state.tsx';
import { Notice } from '../parts/notice.tsx';
import { RoomCard, type Choice } from './room-card.tsx';
import styles from './room-list.module.css';
import { useSelectRoom } from './room-selection.queries.ts';
import type { Step } from './step.ts';

const keyOf = ({ roomTypeID, ratePlanID }: OfferedRoom): string => `${roomTypeID} ${ratePlanID}`;

/** The rooms to choose from. */
export function RoomList({ session: { rooms, hotel, unread }, token }: Step) {
  const { mutate, variables: selected, isPending, isSuccess, error } = useSelectRoom(token);
  const choiceOf = (room: OfferedRoom): Choice => {
    if (!selected || keyOf(selected) !== keyOf(room)) return 'open';
    if (isPending) return 'selecting';
    if (isSuccess) return 'selected';
    return isConnectionLost(error) ? 'lost' : 'open';
  };
  if (rooms.length === 0 && !unread) {
    return (
      <div className={layout.surface}>
        <EmptyState title="No Rooms Available" action={<HotelContact hotel={hotel} />}>
          Nothing is left for these dates. Please call the hotel, and we will look for other dates with you.
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      {unread && <Notice>{`${unread} Please call the hotel to hear of all rooms.`}</Notice>}
      <ul className={styles.list}>
        {rooms.map((room) => (
          <RoomCard
            key={keyOf(room)}
            room={room}
            isFirst={room === rooms[0]}
            choice={choiceOf(room)}
            isLocked={isPending || isSuccess}
            onSelect={() => mutate(room)}
          />
        ))}
      </ul>
    </>
  );
}
