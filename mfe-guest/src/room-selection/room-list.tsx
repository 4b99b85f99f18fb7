import type { OfferedRoom, RoomSelectionSession } from '@booking/contracts/guest-pages';
import { EmptyState, makeStyles, tokens } from '@booking/ui/kit';
import { isConnectionLost } from '../failure.ts';
import { HotelContact } from '../hotel-contact.tsx';
import { useLayout } from '../layout.styles.ts';
import { RoomCard, type Choice } from './room-card.tsx';
import { useSelectRoom } from './room-selection.queries.ts';

const useStyles = makeStyles({
  /** Three in a row on a desk, one on a phone. */
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

const keyOf = ({ roomTypeID, ratePlanID }: OfferedRoom): string => `${roomTypeID} ${ratePlanID}`;

type Props = { session: RoomSelectionSession; token: string };

/** The rooms to choose from. */
export function RoomList({ session: { rooms, hotel }, token }: Props) {
  const styles = useStyles();
  const layout = useLayout();
  const { mutate, variables, isPending, isSuccess, error } = useSelectRoom(token);
  const choiceOf = (room: OfferedRoom): Choice => {
    if (!variables || keyOf(variables) !== keyOf(room)) return 'open';
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
          choice={choiceOf(room)}
          isLocked={isPending || isSuccess}
          onSelect={() => mutate(room)}
        />
      ))}
    </ul>
  );
}
