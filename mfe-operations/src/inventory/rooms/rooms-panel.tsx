import { nightsBetween } from '@booking/hotel/nights';
import { useQuery } from '@booking/remote-kit/kit';
import { Panel, Text } from '@booking/ui/kit';
import { counted, partyInWords } from '../counted.ts';
import { inventoryQueries } from '../inventory.queries.ts';
import { words } from '../inventory.words.ts';
import { KnownAnswer } from '../known-answer.tsx';
import { NoAvailability } from './no-availability.tsx';
import { RoomList } from './room-list.tsx';
import type { StayDates, StaySearch } from './stay-search.ts';

type Props = { search: StaySearch; today: string; onTry: (dates: StayDates) => void };

export function RoomsPanel({ search, today, onTry }: Props) {
  const rooms = useQuery(inventoryQueries.roomTypes(search));
  const nights = counted(nightsBetween(search.startDate, search.endDate), 'night');
  return (
    <Panel title={words.rooms.title} aside={<Text>{`${nights}, ${partyInWords(search)}`}</Text>}>
      <KnownAnswer query={rooms} what={words.rooms.what}>
        {(free) =>
          free.length === 0 ? (
            <NoAvailability search={search} today={today} isOld={rooms.data?.trouble !== undefined} onTry={onTry} />
          ) : (
            <RoomList rooms={free} search={search} />
          )
        }
      </KnownAnswer>
    </Panel>
  );
}
