import type { Intake } from '@booking/contracts/guest-pages';
import { Facts } from '../facts.tsx';
import { HotelContact } from '../hotel-contact.tsx';
import { useHotel } from '../hotel.queries.ts';
import { useLayout } from '../layout.styles.ts';
import { dateRange } from '../stay.ts';

/** What was kept, and whom to call now. */
export function IntakeSaved({ intake: { phone, checkInDate, checkOutDate } }: { intake: Intake }) {
  const layout = useLayout();
  const hotel = useHotel();
  return (
    <div className={layout.surface}>
      <Facts
        facts={[
          ['Phone', phone],
          ['Dates', dateRange({ startDate: checkInDate, endDate: checkOutDate })],
        ]}
      />
      <p className={layout.paragraph}>
        Now call our reception from this phone. Our AI assistant will already know your details.
      </p>
      <HotelContact hotel={hotel} />
    </div>
  );
}
