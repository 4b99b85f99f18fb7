import type { CheckoutOutcome } from '@booking/contracts/guest-pages';
import { HotelAddress } from '../hotel/hotel-address.tsx';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { Page } from '../page.tsx';
import { Button, LinkButton } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';
import { TermsInFull } from '../terms/terms-in-full.tsx';
import { nightsInWords } from '../stay.ts';
import { useHotel } from '../hotel/use-hotel.ts';
import { BookingCard } from './booking-card.tsx';
import styles from './booking-success.module.css';
import { outcomeWords } from './outcome-words.ts';
import { stayHours } from './stay-hours.ts';
import { useOutcome } from './use-outcome.ts';
import { WhatComesNext } from './what-comes-next.tsx';

export function Screen() {
  const hotel = useHotel();
  const words = useWords();
  const { t } = words;
  const { outcome, isOpenedAlone } = useOutcome();
  const { title, text, more } = outcomeWords(words, outcome);
  const { booking, terms, termsText } = outcome;
  const hours = stayHours(words.language, hotel);
  return (
    <Page title={title}>
      <div className={layout.surface}>
        <div role="status">
          <p className={layout.paragraph}>{text}</p>
        </div>
        <p className={layout.paragraph}>{more}</p>
        {isOpenedAlone && <p className={layout.quiet}>{t('outcome.openedAlone')}</p>}
        <Keep outcome={outcome} />
      </div>
      {booking && <BookingCard booking={booking} hours={hours} />}
      {booking && <WhatComesNext booking={booking} checkIn={hours.checkIn} />}
      {terms && (
        <Panel title={t('outcome.terms')}>
          <TermsInFull terms={terms} text={termsText} hotel={hotel} />
        </Panel>
      )}
      <div className={layout.surface}>
        {hotel && <HotelAddress hotel={hotel} />}
        {hotel?.phone && <p className={layout.paragraph}>{t('outcome.questions')}</p>}
        <HotelContact hotel={hotel} />
      </div>
    </Page>
  );
}

/** The stay for a calendar, and this page on paper. */
function Keep({ outcome: { stay, booking } }: { outcome: CheckoutOutcome }) {
  const { t, dates } = useWords();
  if (!stay) return null;
  return (
    <div className={layout.row}>
      <span className={layout.strong}>
        {dates(stay)} · {nightsInWords(t, stay)}
      </span>
      <span className={styles.onScreen}>
        <LinkButton href={stay.calendar}>{t('outcome.addToCalendar')}</LinkButton>
        {booking && <Button onClick={() => print()}>{t('outcome.print')}</Button>}
      </span>
    </div>
  );
}
