import type { Intake } from '@booking/contracts/guest-pages';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import layout from '../layout.module.css';
import { Facts } from '../parts/facts.tsx';
import { dateRange } from '../stay.ts';
import { useHotel } from '../hotel/use-hotel.ts';

/** What was kept, and whom to call now. */
export function IntakeSaved({ intake: { phone, checkInDate, checkOutDate } }: { intake: Intake }) {
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
