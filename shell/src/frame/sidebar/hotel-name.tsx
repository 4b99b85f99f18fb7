import { Text } from '@booking/ui/kit';
import { useHotel } from '../../hotel/hotel.queries.ts';

/** Whose console it is. */
export function HotelName() {
  const name = useHotel()?.name;
  return (
    <Text weight="semibold" truncate wrap={false} block title={name}>
      {name}
    </Text>
  );
}
