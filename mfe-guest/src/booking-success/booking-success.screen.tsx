import { HotelContact } from '../hotel/hotel-contact.tsx';
import layout from '../layout.module.css';
import { Page } from '../page.tsx';
import { LinkButton } from '../parts/button.tsx';
import { dateRange, nightsInWords } from '../stay.ts';
import { useHotel } from '../hotel/use-hotel.ts';
import { useOutcome } from './use-outcome.ts';
import { wordsOf } from './words.ts';

export function Screen() {
  const hotel = useHotel();
  const outcome = useOutcome();
  const { title, text, more } = wordsOf(outcome);
  const { stay } = outcome;
  return (
    <Page title={title}>
      <div className={layout.surface}>
        <div role="status">
          <p className={layout.paragraph}>{text}</p>
        </div>
        <p className={layout.paragraph}>{more}</p>
        {stay && (
          <div className={layout.row}>
            <span className={layout.strong}>
              {dateRange(stay)} · {nightsInWords(stay)}
            </span>
            <LinkButton href={stay.calendar}>Add to calendar</LinkButton>
          </div>
        )}
        {hotel?.address && <address className={layout.paragraph}>{hotel.address}</address>}
        {hotel?.phone && <p className={layout.paragraph}>Questions? Please call us.</p>}
        <HotelContact hotel={hotel} />
      </div>
    </Page>
  );
}
