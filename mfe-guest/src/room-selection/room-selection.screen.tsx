import type { ComponentType } from 'react';
import { entryOr } from '@booking/contracts/labels';
import { useQuery } from '@booking/remote-kit/kit';
import { useToken } from '../hotel/address.ts';
import layout from '../layout.module.css';
import { ReplacedLink, replacedLinkTitle } from '../links/replaced-link.tsx';
import { Panel } from '../parts/panel.tsx';
import { PaymentAhead } from '../payment-ahead.tsx';
import { SessionPage } from '../links/session-page.tsx';
import { stayInWords } from '../stay.ts';
import { useOpened } from '../links/use-opened.ts';
import { ChosenRoom } from './chosen-room.tsx';
import { ContactForm } from './contact-form.tsx';
import { RoomList } from './room-list.tsx';
import { roomSelectionQuery, sendRoomsOpened } from './room-selection.queries.ts';
import type { Step } from './step.ts';

const words = {
  title: 'Choose Your Room',
  waiting: 'Loading available rooms...',
  failed: 'Unable to Load Rooms',
  invalid: 'This room selection link is invalid or has expired. Please contact the hotel for assistance.',
  missing: 'Invalid room selection link',
};

const titles = {
  selected: 'Complete Your Booking',
  contact_submitted: 'All Set!',
  superseded: replacedLinkTitle,
};

const Selected = ({ session: { selectedRoom, guestPhone = '' }, ...step }: Step) => (
  <div className={layout.columns}>
    {selectedRoom && <ChosenRoom room={selectedRoom} />}
    <Panel title="Your details">
      <ContactForm {...step} guestPhone={guestPhone} />
    </Panel>
  </div>
);

const Submitted = ({ session }: Step) => (
  <>
    <PaymentAhead session={session}>
      A payment link will be sent to your phone by text. Your reservation is made once you have paid.
    </PaymentAhead>
    {session.selectedRoom && <ChosenRoom room={session.selectedRoom} />}
  </>
);

const steps = { selected: Selected, contact_submitted: Submitted, superseded: ReplacedLink };

export function Screen() {
  const token = useToken();
  const query = useQuery(roomSelectionQuery(token));
  useOpened(token, query.data !== undefined, sendRoomsOpened);
  return (
    <SessionPage
      token={token}
      query={query}
      words={words}
      headOf={(session) => ({
        title: entryOr<string, string>(titles, session.status, words.title),
        subtitle: stayInWords(session),
      })}
    >
      {(session) => {
        const Shown = entryOr<string, ComponentType<Step>>(steps, session.status, RoomList);
        return <Shown session={session} token={token} />;
      }}
    </SessionPage>
  );
}
