import type { ComponentType } from 'react';
import type { BookingDetailsSession } from '@booking/contracts/guest-pages';
import { entryOr } from '@booking/contracts/labels';
import type { Key } from '@booking/languages/translate';
import { useQuery } from '@booking/remote-kit/kit';
import { useToken } from '../hotel/address.ts';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { NewLink } from '../links/new-link.tsx';
import { ReplacedLink } from '../links/replaced-link.tsx';
import { Panel } from '../parts/panel.tsx';
import { HoldClock } from '../payment/hold-clock.tsx';
import { PaymentStep } from '../payment/payment-step.tsx';
import { ReturnHome } from '../links/return-home.tsx';
import { SessionPage } from '../links/session-page.tsx';
import { TermsAgreement } from '../terms/terms-agreement.tsx';
import { useOpened } from '../links/use-opened.ts';
import { useRefetch } from '../links/use-refetch.ts';
import { bookingDetailsQuery, sendDetailsOpened } from './booking-details.queries.ts';
import { BookingSummary } from './booking-summary.tsx';
import { DetailsForm } from './details-form.tsx';

type Step = { session: BookingDetailsSession; token: string };

function Open({ session, token }: Step) {
  const { t } = useWords();
  return (
    <div className={layout.columns}>
      <BookingSummary session={session} />
      <Panel title={t('payment.yourDetails')}>
        {session.held && <HoldClock held={session.held} />}
        <TermsAgreement terms={session.terms} text={session.termsText} hotel={session.hotel} />
        <DetailsForm token={token} />
      </Panel>
    </div>
  );
}

function Completed({ session, token }: Step) {
  const { t } = useWords();
  const refetch = useRefetch(bookingDetailsQuery(token).queryKey);
  const said = <p className={layout.paragraph}>{t('payment.detailsCame')}</p>;
  return (
    <div className={layout.columns}>
      <PaymentStep
        session={session}
        terms={<TermsAgreement terms={session.terms} text={session.termsText} hotel={session.hotel} />}
        said={said}
        onEnd={refetch}
      />
      <BookingSummary session={session} />
    </div>
  );
}

const titles: Readonly<Record<string, Key>> = { completed: 'payment.detailsSubmitted', superseded: 'links.replaced' };
const steps = { completed: Completed, superseded: ReplacedLink };

export function Screen() {
  const token = useToken();
  const { t } = useWords();
  const query = useQuery(bookingDetailsQuery(token));
  useOpened(token, query.data !== undefined, sendDetailsOpened);
  return (
    <SessionPage
      token={token}
      query={query}
      words={{
        title: t('payment.detailsTitle'),
        waiting: t('payment.loading'),
        failed: t('payment.failed'),
        invalid: t('payment.invalid'),
        missing: t('payment.missing'),
      }}
      headOf={({ status }) => ({ title: t(entryOr(titles, status, 'payment.detailsTitle')) })}
      wayOut={
        <>
          <NewLink page="booking-details" token={token} />
          <ReturnHome />
        </>
      }
    >
      {(session) => {
        const Shown = entryOr<string, ComponentType<Step>>(steps, session.status, Open);
        return <Shown session={session} token={token} />;
      }}
    </SessionPage>
  );
}
