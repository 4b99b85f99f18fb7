import type { RoomSelectionSession } from '@booking/contracts/guest-pages';
import { HotelContact } from './hotel-contact.tsx';
import layout from './layout.module.css';
import { LinkButton } from './parts/button.tsx';

type Props = { session: Pick<RoomSelectionSession, 'paymentUrl' | 'hotel'>; children: string };

/** Nothing is left to tell; what is left is to pay, by the link in the text or from here. */
export const PaymentAhead = ({ session: { paymentUrl, hotel }, children }: Props) => (
  <div className={layout.surface}>
    <p className={layout.paragraph}>{children}</p>
    {paymentUrl && (
      <div className={layout.start}>
        <LinkButton isPrimary href={paymentUrl}>
          Pay Now
        </LinkButton>
      </div>
    )}
    <HotelContact hotel={hotel} />
  </div>
);
