import type { RoomSelectionSession } from '@booking/contracts/guest-pages';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import layout from '../layout.module.css';

export const replacedLinkTitle = 'This Link Was Replaced';

/** What a link shows that is not used any more, because its guest went on with another. */
export const ReplacedLink = ({ session: { hotel } }: { session: Pick<RoomSelectionSession, 'hotel'> }) => (
  <div className={layout.surface}>
    <p className={layout.paragraph}>
      You went on with another link from us, so this one cannot be used any more. Nothing was charged through it, and no
      room is held by it.
    </p>
    <p className={layout.paragraph}>Please open the newest text from us, or call us.</p>
    <HotelContact hotel={hotel} />
  </div>
);
