import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { ask } from '../ask.ts';
import { isConnectionLost } from '../failure.ts';
import { HotelContact } from '../hotel-contact.tsx';
import layout from '../layout.module.css';
import { EmptyState } from '../parts/empty-state.tsx';
import { usePost } from '../use-post.ts';
import { RoomCard, type Choice } from './room-card.tsx';
import styles from './room-list.module.css';
import type { Step } from './step.ts';

const keyOf = ({ roomTypeID, ratePlanID }: OfferedRoom): string => `${roomTypeID} ${ratePlanID}`;

/** The rooms to choose from. */
export function RoomList({ session: { rooms, hotel }, token, onSent }: Step) {
  const { post, sent, isPending, isSuccess, error } = usePost({
    send: ({ roomTypeID, ratePlanID, roomTypeName }: OfferedRoom) =>
      ask('selectRoom', {
        params: { token },
        body: { roomTypeId: roomTypeID, ratePlanId: ratePlanID || roomTypeID, roomName: roomTypeName },
      }),
    done: { title: 'Room Selected!', body: 'Check your phone for next steps!' },
    failed: { title: 'Selection Failed', fallback: 'Failed to save selection' },
    reload: onSent,
  });
  const choiceOf = (room: OfferedRoom): Choice => {
    if (!sent || keyOf(sent) !== keyOf(room)) return 'open';
    if (isPending) return 'selecting';
    if (isSuccess) return 'selected';
    return isConnectionLost(error) ? 'lost' : 'open';
  };
  if (rooms.length === 0) {
    return (
      <div className={layout.surface}>
        <EmptyState title="No Rooms Available" action={<HotelContact hotel={hotel} />}>
          Nothing is left for these dates. Please call the hotel, and we will look for other dates with you.
        </EmptyState>
      </div>
    );
  }
  return (
    <ul className={styles.list}>
      {rooms.map((room) => (
        <RoomCard
          key={keyOf(room)}
          room={room}
          isFirst={room === rooms[0]}
          choice={choiceOf(room)}
          isLocked={isPending || isSuccess}
          onSelect={() => void post(room)}
        />
      ))}
    </ul>
  );
}
