import { ReturnHome } from '../links/return-home.tsx';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { ReservationCard } from './reservation/reservation-card.tsx';
import { SignedCopy } from './signed-copy.tsx';
import type { Stage } from './stage.ts';

/** Nothing is left to do here. */
export function CheckedIn({ session, token }: Stage) {
  const { t, date } = useWords();
  return (
    <>
      <div className={layout.surface}>
        <p className={layout.paragraph}>{t('precheckin.checkedIn.welcome', { date: date(session.checkOutDate) })}</p>
        <HotelContact hotel={session.hotel} />
        <SignedCopy session={session} token={token} />
        <ReturnHome />
      </div>
      <ReservationCard session={session} token={token} />
    </>
  );
}
