import type { RoomSelectionSession } from '@booking/contracts/guest-pages';
import { useQuery } from '@booking/remote-kit/kit';
import { Panel } from '@booking/ui/kit';
import { useLayout } from '../layout.styles.ts';
import { PaymentAhead } from '../payment-ahead.tsx';
import { SessionPage } from '../session-page.tsx';
import { stayInWords } from '../stay.ts';
import { useToken } from '../use-token.ts';
import { ChosenRoom } from './chosen-room.tsx';
import { ContactForm } from './contact-form.tsx';
import { RoomList } from './room-list.tsx';
import { roomSelectionQuery } from './room-selection.queries.ts';

const words = {
  title: 'Choose Your Room',
  waiting: 'Loading available rooms...',
  failed: 'Unable to Load Rooms',
  invalid: 'This room selection link is invalid or has expired. Please contact the hotel for assistance.',
  missing: 'Invalid room selection link',
};

const titles = { available: words.title, selected: 'Complete Your Booking', contact_submitted: 'All Set!' };

type Props = { session: RoomSelectionSession; token: string };

function Selected({ session: { selectedRoom, guestPhone }, token }: Props) {
  const layout = useLayout();
  return (
    <div className={layout.columns}>
      {selectedRoom && <ChosenRoom room={selectedRoom} />}
      <Panel title="Your details">
        <ContactForm token={token} guestPhone={guestPhone} />
      </Panel>
    </div>
  );
}

const Submitted = ({ session }: Props) => (
  <>
    <PaymentAhead session={session}>
      A payment link will be sent to your phone by text. Your reservation is made once you have paid.
    </PaymentAhead>
    {session.selectedRoom && <ChosenRoom room={session.selectedRoom} />}
  </>
);

const steps = { available: RoomList, selected: Selected, contact_submitted: Submitted };

export function Screen() {
  const token = useToken();
  const query = useQuery(roomSelectionQuery(token));
  return (
    <SessionPage
      token={token}
      query={query}
      words={words}
      headOf={(session) => ({ title: titles[session.status], subtitle: stayInWords(session) })}
    >
      {(session) => {
        const Step = steps[session.status];
        return <Step session={session} token={token} />;
      }}
    </SessionPage>
  );
}
