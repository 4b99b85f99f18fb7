import type { AvailableRoomType } from '@booking/contracts/inventory';
import { useListClass } from '@booking/ui/kit';
import { NoAvailability } from './no-availability.tsx';
import { RoomCard } from './room-card.tsx';
import type { StaySearch } from './stay-search.ts';

type Props = {
  rooms: AvailableRoomType[];
  search: StaySearch;
  /** Whether this is the last that is known, so that nothing can be asked about it. */
  isOld: boolean;
  onTryTomorrow: () => void;
};

/** The free room types, the cheapest first, each with all its rates. */
export function RoomList({ rooms, search, isOld, onTryTomorrow }: Props) {
  const listClass = useListClass();
  if (rooms.length === 0) return <NoAvailability search={search} isOld={isOld} onTryTomorrow={onTryTomorrow} />;
  const types = [...Map.groupBy(rooms, ({ roomTypeID }) => roomTypeID)];
  return (
    <ul className={listClass}>
      {types.map(([roomTypeID, rates]) => (
        <RoomCard key={roomTypeID} rates={rates} />
      ))}
    </ul>
  );
}
