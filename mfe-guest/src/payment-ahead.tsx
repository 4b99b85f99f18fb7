import type { RoomSelectionSession } from '@booking/contracts/guest-pages';
import { entryOr } from '@booking/contracts/labels';
import { HotelContact } from './hotel/hotel-contact.tsx';
import layout from './layout.module.css';
import { LinkButton } from './parts/button.tsx';

type Props = {
  session: Pick<RoomSelectionSession, 'payment' | 'paymentUrl' | 'hotel'>;
  /** What is said as long as it is to be paid. */
  children: string;
};

const paidWords = {
  processing: 'Your payment is on its way from your bank, which can take some days. We text you when it is here.',
  paid: 'Thank you for your payment. The confirmation details arrive by e-mail and SMS.',
};

/** Nothing is left to tell; what is left is to pay, by the link in the text or from here, or to wait for what is paid. */
export const PaymentAhead = ({ session: { payment, paymentUrl, hotel }, children }: Props) => (
  <div className={layout.surface}>
    <p className={layout.paragraph}>{entryOr<string, string>(paidWords, payment, children)}</p>
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
