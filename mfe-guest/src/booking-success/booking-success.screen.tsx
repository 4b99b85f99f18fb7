import { HotelContact } from '../hotel-contact.tsx';
import layout from '../layout.module.css';
import { Page } from '../page.tsx';
import { useHotel } from '../use-hotel.ts';
import type { Outcome } from './next-ask.ts';
import { useOutcome } from './use-outcome.ts';

const words: Record<Outcome, { title: string; text: string; more: string }> = {
  confirmed: {
    title: 'Booking Confirmed',
    text: 'Thank you for your payment. Your reservation at the hotel has been confirmed.',
    more: 'The confirmation details arrive by e-mail and SMS.',
  },
  confirming: {
    title: 'Confirming Your Booking',
    text: 'We are confirming your booking. This usually takes a few seconds.',
    more: 'You can leave this page: if you have paid, the confirmation arrives by e-mail and SMS.',
  },
  unknown: {
    title: 'Booking Not Found',
    text: 'We do not know this payment.',
    more: 'If you have paid, please call the hotel, and we will look for your reservation.',
  },
};

export function Screen() {
  const hotel = useHotel();
  const { title, text, more } = words[useOutcome()];
  return (
    <Page title={title}>
      <div className={layout.surface}>
        <div role="status">
          <p className={layout.paragraph}>{text}</p>
        </div>
        <p className={layout.paragraph}>{more}</p>
        {hotel?.address && <address className={layout.paragraph}>{hotel.address}</address>}
        {hotel?.phone && <p className={layout.paragraph}>Questions? Please call us.</p>}
        <HotelContact hotel={hotel} />
      </div>
    </Page>
  );
}
