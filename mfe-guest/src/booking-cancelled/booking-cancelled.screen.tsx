import { useAddress } from '../hotel/address.ts';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import layout from '../layout.module.css';
import { Page } from '../page.tsx';
import { useHotel } from '../hotel/use-hotel.ts';
import { wordsOf } from './words.ts';

export function Screen() {
  const hotel = useHotel();
  const { title, text, more } = wordsOf(new URLSearchParams(useAddress().search).get('purpose'));
  return (
    <Page title={title}>
      <div className={layout.surface}>
        <p className={layout.paragraph}>{text}</p>
        <p className={layout.paragraph}>{more} Our AI booking assistant is available 24/7.</p>
        <HotelContact hotel={hotel} />
      </div>
    </Page>
  );
}
