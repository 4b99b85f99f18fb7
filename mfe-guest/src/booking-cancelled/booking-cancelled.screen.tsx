import type { BookingReturn } from '@booking/contracts/booking-return';
import { useQuery } from '@booking/remote-kit/kit';
import { returnKeyIn, useAddress } from '../hotel/address.ts';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { Page } from '../page.tsx';
import { LinkButton } from '../parts/button.tsx';
import { useHotel } from '../hotel/use-hotel.ts';
import { stayInWords } from '../stay.ts';
import { bookingReturnQuery } from './booking-return.queries.ts';
import { cancelledWords } from './cancelled-words.ts';
import { WayOn } from './way-on.tsx';

/** Where Stripe leads a guest back who did not pay. Without the key of a payment, or once it leads nowhere, it says what the specification has it say. */
export function Screen() {
  const { search } = useAddress();
  const token = returnKeyIn({ search });
  const session = useQuery(bookingReturnQuery(token)).data?.session;
  if (session?.status === 'paid' || session?.status === 'processing') return <NothingCancelled session={session} />;
  return <Cancelled token={token} session={session} purpose={new URLSearchParams(search).get('purpose')} />;
}

type CancelledProps = { token: string; session: BookingReturn | undefined; purpose: string | null };

function Cancelled({ token, session, purpose }: CancelledProps) {
  const hotel = useHotel();
  const words = useWords();
  const { t } = words;
  const { title, text, more } = cancelledWords(t, purpose);
  const stay = session?.stay;
  const room = session?.roomTypeName;
  return (
    <Page title={title}>
      <div className={layout.surface}>
        <p className={layout.paragraph}>{text}</p>
        {stay && <p className={layout.quiet}>{[...(room ? [room] : []), stayInWords(words, stay)].join(' · ')}</p>}
        {session && <WayOn session={session} token={token} />}
        <p className={layout.paragraph}>
          {more} {t('outcome.assistantAlways')}
        </p>
        <HotelContact hotel={hotel} />
      </div>
    </Page>
  );
}

/** A guest who went back in the browser after paying is told that the payment stands. */
function NothingCancelled({ session: { status, confirmation } }: { session: BookingReturn }) {
  const hotel = useHotel();
  const { t } = useWords();
  const isPaid = status === 'paid';
  return (
    <Page title={t(isPaid ? 'outcome.paidAlready.title' : 'outcome.processing.title')}>
      <div className={layout.surface}>
        <p className={layout.paragraph}>{t(isPaid ? 'outcome.paidAlready.text' : 'outcome.processing.text')}</p>
        {confirmation && (
          <div className={layout.start}>
            <LinkButton isPrimary href={confirmation}>
              {t('outcome.seeConfirmation')}
            </LinkButton>
          </div>
        )}
        <HotelContact hotel={hotel} />
      </div>
    </Page>
  );
}
