import type { BookingDetailsSession } from '@booking/contracts/guest-pages';
import { formatDollars } from '@booking/hotel/money';
import { Panel, Text } from '@booking/ui/kit';
import { Facts } from '../facts.tsx';
import { Photo } from '../photo.tsx';
import { dateRange, guestsInWords, nightsInWords } from '../stay.ts';

/** What is being booked, and what it costs with everything. */
export function BookingSummary({ session }: { session: BookingDetailsSession }) {
  const { hotel, hotelImage, roomTypeName, totalAmount } = session;
  const total = (
    <Text size={600} weight="semibold">
      {formatDollars(totalAmount / 100)}
    </Text>
  );
  return (
    <Panel title="Your booking">
      {hotelImage && <Photo src={hotelImage} of={hotel.name} />}
      <Facts
        facts={[
          ['Dates', dateRange(session)],
          ['Nights', nightsInWords(session)],
          ['Guests', guestsInWords(session).join(', ')],
          ['Room', roomTypeName],
          ['Total', total],
        ]}
      />
    </Panel>
  );
}
