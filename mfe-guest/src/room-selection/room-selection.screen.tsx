import type { ComponentType } from 'react';
import { entryOr } from '@booking/contracts/labels';
import type { Key } from '@booking/languages/translate';
import { useQuery } from '@booking/remote-kit/kit';
import { useToken } from '../hotel/address.ts';
import { useWords } from '../language/use-words.ts';
import { LoadingState } from '../parts/loading-state.tsx';
import { paymentTitle } from '../payment/payment-title.ts';
import { SessionPage } from '../links/session-page.tsx';
import { stayInWords } from '../stay.ts';
import { NewLink } from '../links/new-link.tsx';
import { useOpened } from '../links/use-opened.ts';
import { useLaterSteps } from './load-later-steps.ts';
import { RoomList } from './room-list.tsx';
import { roomSelectionQuery, sendRoomsOpened } from './room-selection.queries.ts';
import type { Step } from './step.ts';

const titles: Record<string, Key> = {
  selected: 'contact.pageTitle',
  superseded: 'links.replaced',
};

function LaterStep(step: Step) {
  const { t } = useWords();
  const steps = useLaterSteps();
  if (!steps) return <LoadingState label={t('rooms.loading')} />;
  const Shown = entryOr<string, ComponentType<Step>>(steps.laterSteps, step.session.status, RoomList);
  return <Shown {...step} />;
}

export function Screen() {
  const page = useWords();
  const token = useToken();
  const { t } = page;
  const query = useQuery(roomSelectionQuery(token));
  useOpened(token, query.data !== undefined, sendRoomsOpened);
  return (
    <SessionPage
      token={token}
      query={query}
      words={{
        title: t('rooms.title'),
        waiting: t('rooms.loading'),
        failed: t('rooms.failed'),
        invalid: t('rooms.invalid'),
        missing: t('rooms.missing'),
      }}
      headOf={(session) => ({
        title:
          session.status === 'contact_submitted'
            ? paymentTitle(page, session.payment)
            : t(entryOr<string, Key>(titles, session.status, 'rooms.title')),
        subtitle: stayInWords(page, session),
      })}
      wayOut={<NewLink page="room-select" token={token} />}
    >
      {(session) =>
        session.status === 'available' ? (
          <RoomList session={session} token={token} />
        ) : (
          <LaterStep session={session} token={token} />
        )
      }
    </SessionPage>
  );
}
