import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { ReplacedLink } from '../links/replaced-link.tsx';
import { useRefetch } from '../links/use-refetch.ts';
import { Panel } from '../parts/panel.tsx';
import { HoldClock } from '../payment/hold-clock.tsx';
import { AllSet, PaymentStep } from '../payment/payment-step.tsx';
import { TermsAgreement } from '../terms/terms-agreement.tsx';
import { ChooseAgain } from './choose-again.tsx';
import { ChosenRoom } from './chosen-room.tsx';
import { ContactForm } from './contact-form.tsx';
import { roomSelectionQuery } from './room-selection.queries.ts';
import type { Step } from './step.ts';

/** Who books, once a room is chosen. */
function Selected({ session, token }: Step) {
  const { t } = useWords();
  const refetch = useRefetch(roomSelectionQuery(token).queryKey);
  const { selectedRoom, held } = session;
  return (
    <div className={layout.columns}>
      {selectedRoom && <ChosenRoom room={selectedRoom} action={<ChooseAgain token={token} />} />}
      <Panel title={t('contact.title')}>
        {held && <HoldClock held={held} onEnd={refetch} />}
        <ContactForm session={session} token={token} />
      </Panel>
    </div>
  );
}

/** What is left to pay, once it is known who books. */
function Submitted({ session, token }: Step) {
  const refetch = useRefetch(roomSelectionQuery(token).queryKey);
  const { selectedRoom, termsText, hotel } = session;
  return (
    <>
      <PaymentStep
        session={session}
        terms={selectedRoom && <TermsAgreement terms={selectedRoom.terms} text={termsText} hotel={hotel} />}
        said={<AllSet />}
        action={<ChooseAgain token={token} />}
        onEnd={refetch}
      />
      {selectedRoom && <ChosenRoom room={selectedRoom} />}
    </>
  );
}

/** By the status of a session. */
export const laterSteps = { selected: Selected, contact_submitted: Submitted, superseded: ReplacedLink };
