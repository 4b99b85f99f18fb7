import { ReturnHome } from '../links/return-home.tsx';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import layout from '../layout.module.css';
import { dayInWords } from '../stay.ts';
import { ReservationCard } from './reservation-card.tsx';
import { SignedCopy } from './signed-copy.tsx';
import type { Stage } from './stage.ts';

/** Nothing is left to do here. */
export const CheckedIn = ({ session, token }: Stage) => (
  <>
    <div className={layout.surface}>
      <p className={layout.paragraph}>
        Welcome! Your room is yours until {dayInWords(session.checkOutDate)}. Reception has your key.
      </p>
      <HotelContact hotel={session.hotel} />
      <SignedCopy session={session} token={token} />
      <ReturnHome />
    </div>
    <ReservationCard session={session} token={token} />
  </>
);
