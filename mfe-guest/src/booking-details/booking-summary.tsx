import type { BookingDetailsSession } from '@booking/contracts/guest-pages';
import { useWords } from '../language/use-words.ts';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { Photo } from '../parts/photo.tsx';
import { guestsInWords, nightsInWords } from '../stay.ts';
import styles from './booking-summary.module.css';

/** What is being booked, and what it costs with everything. */
export function BookingSummary({ session }: { session: BookingDetailsSession }) {
  const { t, dates, money } = useWords();
  const { hotel, hotelImage, picture, roomTypeName, totalAmount } = session;
  return (
    <Panel title={t('payment.yourBooking')}>
      {hotelImage && <Photo src={hotelImage} picture={picture} of={hotel.name} isFirst />}
      <Facts
        facts={[
          [t('payment.dates'), dates(session)],
          [t('payment.nights'), nightsInWords(t, session)],
          [t('payment.guests'), guestsInWords(t, session).join(', ')],
          [t('payment.room'), roomTypeName],
          [t('payment.total'), <span className={styles.total}>{money(totalAmount)}</span>],
        ]}
      />
    </Panel>
  );
}
