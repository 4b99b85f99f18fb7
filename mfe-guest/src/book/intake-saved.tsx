import type { Intake } from '@booking/contracts/guest-pages';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import { useHotel } from '../hotel/use-hotel.ts';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { LinkButton } from '../parts/button.tsx';
import { Facts } from '../parts/facts.tsx';

/** What was kept, and whom to call now. */
export function IntakeSaved({ intake: { phone, checkInDate, checkOutDate } }: { intake: Intake }) {
  const { t, dates } = useWords();
  const hotel = useHotel();
  return (
    <div className={layout.surface}>
      <Facts
        facts={[
          [t('book.phone'), phone],
          [t('book.dates'), dates({ startDate: checkInDate, endDate: checkOutDate })],
        ]}
      />
      <p className={layout.paragraph}>{t('book.next')}</p>
      <HotelContact hotel={hotel} />
      <div className={layout.start}>
        <LinkButton href="/ai">{t('book.orChat')}</LinkButton>
      </div>
    </div>
  );
}
