import { HotelContact } from '../hotel-contact.tsx';
import { useHotel } from '../hotel.queries.ts';
import { useLayout } from '../layout.styles.ts';
import { Page } from '../page.tsx';

export function Screen() {
  const layout = useLayout();
  const hotel = useHotel();
  return (
    <Page title="Booking Cancelled">
      <div className={layout.surface}>
        <p className={layout.paragraph}>
          Your payment was cancelled and no charges were made. Your reservation was not completed.
        </p>
        <p className={layout.paragraph}>
          If you still want to stay with us, please call the hotel. Our AI booking assistant is available 24/7.
        </p>
        <HotelContact hotel={hotel} />
      </div>
    </Page>
  );
}
