import type { BookingDetailsSession } from '@booking/contracts/guest-pages';
import { formatDollars } from '@booking/hotel/money';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { Photo } from '../parts/photo.tsx';
import { dateRange, guestsInWords, nightsInWords } from '../stay.ts';
import styles from './booking-summary.module.css';

/** What is being booked, and what it costs with everything. */
export function BookingSummary({ session }: { session: BookingDetailsSession }) {
  const { hotel, hotelImage, picture, roomTypeName, totalAmount } = session;
  const total = <span className={styles.total}>{formatDollars(totalAmount / 100)}</span>;
  return (
    <Panel title="Your booking">
      {hotelImage && <Photo src={hotelImage} picture={picture} of={hotel.name} isFirst />}
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
