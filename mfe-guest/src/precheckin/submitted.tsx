import { HotelContact } from '../hotel/hotel-contact.tsx';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { ReservationCard } from './reservation/reservation-card.tsx';
import { SignedCopy } from './signed-copy.tsx';
import type { Stage } from './stage.ts';

/** Everything was given, and a person has to do the rest, or the property system once it is back. */
export function Submitted({ session, token }: Stage) {
  const { t } = useWords();
  return (
    <>
      <div className={layout.surface}>
        <p className={layout.paragraph}>{t('precheckin.submitted.body')}</p>
        <p className={layout.quiet}>{t('precheckin.submitted.next')}</p>
        <HotelContact hotel={session.hotel} />
        <SignedCopy session={session} token={token} />
      </div>
      <ReservationCard session={session} token={token} />
    </>
  );
}
