import type { ComponentType } from 'react';
import type { BookingDetailsSession } from '@booking/contracts/guest-pages';
import { entryOr } from '@booking/contracts/labels';
import { useQuery } from '@booking/remote-kit/kit';
import { useToken } from '../hotel/address.ts';
import layout from '../layout.module.css';
import { ReplacedLink, replacedLinkTitle } from '../links/replaced-link.tsx';
import { Panel } from '../parts/panel.tsx';
import { PaymentAhead } from '../payment-ahead.tsx';
import { ReturnHome } from '../links/return-home.tsx';
import { SessionPage } from '../links/session-page.tsx';
import { useOpened } from '../links/use-opened.ts';
import { bookingDetailsQuery, sendDetailsOpened } from './booking-details.queries.ts';
import { BookingSummary } from './booking-summary.tsx';
import { DetailsForm } from './details-form.tsx';

const words = {
  title: 'Complete Your Booking',
  waiting: 'Loading your booking...',
  failed: 'Unable to Load Booking',
  invalid: 'This booking link is invalid or has expired. Please contact the hotel for assistance.',
  missing: 'Invalid booking link',
};

const titles = { completed: 'Details Already Submitted', superseded: replacedLinkTitle };

type Step = { session: BookingDetailsSession; token: string };

const Open = ({ session, token }: Step) => (
  <div className={layout.columns}>
    <BookingSummary session={session} />
    <Panel title="Your details">
      <DetailsForm token={token} />
    </Panel>
  </div>
);

const Completed = ({ session }: Step) => (
  <PaymentAhead session={session}>
    We have your details. A payment link is sent to your phone by text. Your reservation is made once you have paid.
  </PaymentAhead>
);

const steps = { completed: Completed, superseded: ReplacedLink };

export function Screen() {
  const token = useToken();
  const query = useQuery(bookingDetailsQuery(token));
  useOpened(token, query.data !== undefined, sendDetailsOpened);
  return (
    <SessionPage
      token={token}
      query={query}
      words={words}
      headOf={({ status }) => ({ title: entryOr<string, string>(titles, status, words.title) })}
      wayOut={<ReturnHome />}
    >
      {(session) => {
        const Shown = entryOr<string, ComponentType<Step>>(steps, session.status, Open);
        return <Shown session={session} token={token} />;
      }}
    </SessionPage>
  );
}
