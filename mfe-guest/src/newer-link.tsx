import type { RoomSelectionSession } from '@booking/contracts/guest-pages';
import { HotelContact } from './hotel-contact.tsx';
import layout from './layout.module.css';

export const newerLinkTitle = 'A Newer Link Was Sent';

/** What a link shows that is not used any more, because its guest asked for another. */
export const NewerLink = ({ session: { hotel } }: { session: Pick<RoomSelectionSession, 'hotel'> }) => (
  <div className={layout.surface}>
    <p className={layout.paragraph}>
      After this link we sent you another one by text, and only the newest can be used. Nothing was charged through this
      one, and no room is held by it.
    </p>
    <p className={layout.paragraph}>Please open the newest text from us, or call us.</p>
    <HotelContact hotel={hotel} />
  </div>
);
