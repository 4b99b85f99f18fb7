import { HotelContact } from '../hotel/hotel-contact.tsx';
import layout from '../layout.module.css';
import { ReservationCard } from './reservation-card.tsx';
import { SignedCopy } from './signed-copy.tsx';
import type { Stage } from './stage.ts';

/** Everything was given, and a person has to do the rest, or the property system once it is back. */
export const Submitted = ({ session, token }: Stage) => (
  <>
    <div className={layout.surface}>
      <p className={layout.paragraph}>Submitted. Reception will finish your check-in.</p>
      <p className={layout.quiet}>We have everything we need from you. Please come to reception when you arrive.</p>
      <HotelContact hotel={session.hotel} />
      <SignedCopy session={session} token={token} />
    </div>
    <ReservationCard session={session} token={token} />
  </>
);
