import { HotelContact } from '../hotel-contact.tsx';
import layout from '../layout.module.css';
import { Page } from '../page.tsx';
import { useHotel } from '../use-hotel.ts';

export function Screen() {
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
