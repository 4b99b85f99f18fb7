import type { AvailableRoomType } from '@booking/contracts/inventory';
import { nightsBetween } from '@booking/hotel/nights';
import { useQuery } from '@booking/remote-kit/kit';
import { makeStyles, Text, tokens, useListClass } from '@booking/ui/kit';
import { inventoryQueries } from '../inventory.queries.ts';
import { words } from '../inventory.words.ts';
import { optionalFees } from './price-lines.ts';
import { RoomCard } from './room-card.tsx';
import { roomsEachNight } from './rooms-each-night.ts';
import type { StaySearch } from './stay-search.ts';

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground3 } });

type Props = { rooms: AvailableRoomType[]; search: StaySearch };

/** The free room types, the cheapest first, each with all its rates. */
export function RoomList({ rooms, search }: Props) {
  const styles = useStyles();
  const listClass = useListClass();
  // of one night both counts are the same
  const isLong = nightsBetween(search.startDate, search.endDate) > 1;
  const { data: nights } = useQuery({ ...inventoryQueries.nights(search), enabled: isLong });
  const types = [...Map.groupBy(rooms, ({ roomTypeID }) => roomTypeID)];
  const optional = optionalFees(rooms);
  return (
    <>
      <ul className={listClass}>
        {types.map(([roomTypeID, rates]) => (
          <RoomCard
            key={roomTypeID}
            rates={rates}
            eachNight={nights && roomsEachNight(nights.value, rates[0]!, search)}
          />
        ))}
      </ul>
      {optional && (
        <Text size={200} className={styles.quiet}>
          {words.rates.optional}: {optional}
        </Text>
      )}
    </>
  );
}
