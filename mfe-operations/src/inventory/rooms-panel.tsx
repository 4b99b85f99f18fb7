import { nightsBetween } from '@booking/hotel/nights';
import { useQuery } from '@booking/remote-kit/kit';
import { Panel, Text } from '@booking/ui/kit';
import { counted, partyInWords } from './counted.ts';
import { inventoryQueries } from './inventory.queries.ts';
import { KnownAnswer } from './known-answer.tsx';
import { RoomList } from './room-list.tsx';
import type { StaySearch } from './stay-search.ts';

type Props = { search: StaySearch; onTryTomorrow: () => void };

export function RoomsPanel({ search, onTryTomorrow }: Props) {
  const rooms = useQuery(inventoryQueries.roomTypes(search));
  const nights = counted(nightsBetween(search.startDate, search.endDate), 'night');
  return (
    <Panel title="Available Rooms" aside={<Text>{`${nights}, ${partyInWords(search)}`}</Text>}>
      <KnownAnswer query={rooms} what="the free rooms">
        {(free) => (
          <RoomList
            rooms={free}
            search={search}
            isOld={rooms.data?.trouble !== undefined}
            onTryTomorrow={onTryTomorrow}
          />
        )}
      </KnownAnswer>
    </Panel>
  );
}
