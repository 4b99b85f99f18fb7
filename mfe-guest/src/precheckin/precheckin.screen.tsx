import { useQuery } from '@booking/remote-kit/kit';
import { useToken } from '../hotel/address.ts';
import { useWords } from '../language/use-words.ts';
import { ReturnHome } from '../links/return-home.tsx';
import { SessionPage } from '../links/session-page.tsx';
import { useOpened } from '../links/use-opened.ts';
import { CheckedIn } from './checked-in.tsx';
import { HotelAndGuest } from './hotel-and-guest.tsx';
import { precheckinQuery, sendOpened } from './precheckin.queries.ts';
import type { ShownPrecheckin } from './stage.ts';
import { Steps } from './steps.tsx';
import { Submitted } from './submitted.tsx';

const stages = {
  open: { title: 'precheckin.title', Shown: Steps },
  submitted: { title: 'precheckin.submitted.title', Shown: Submitted },
  checkedIn: { title: 'precheckin.checkedIn.title', Shown: CheckedIn },
} as const;

const stageOf = ({ checkedIn, isSubmitted }: ShownPrecheckin) =>
  stages[checkedIn ? 'checkedIn' : isSubmitted ? 'submitted' : 'open'];

export function Screen() {
  const { t } = useWords();
  const token = useToken();
  const query = useQuery(precheckinQuery(token));
  useOpened(token, query.data !== undefined, sendOpened);
  return (
    <SessionPage
      token={token}
      query={query}
      words={{
        title: t('precheckin.title'),
        waiting: t('precheckin.loading'),
        failed: t('precheckin.notFound'),
        invalid: t('precheckin.invalid'),
        missing: t('precheckin.missing'),
      }}
      headOf={(session) => ({
        title: t(stageOf(session).title),
        subtitle: <HotelAndGuest session={session} />,
      })}
      wayOut={<ReturnHome />}
    >
      {(session) => {
        const { Shown } = stageOf(session);
        return <Shown session={session} token={token} />;
      }}
    </SessionPage>
  );
}
