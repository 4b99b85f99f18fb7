import { useQuery } from '@booking/remote-kit/kit';
import { useToken } from '../hotel/address.ts';
import { ReturnHome } from '../links/return-home.tsx';
import { SessionPage } from '../links/session-page.tsx';
import { useOpened } from '../links/use-opened.ts';
import { CheckedIn } from './checked-in.tsx';
import { HotelAndGuest } from './hotel-and-guest.tsx';
import { precheckinQuery, sendOpened } from './precheckin.queries.ts';
import type { ShownPrecheckin } from './stage.ts';
import { Steps } from './steps.tsx';
import { Submitted } from './submitted.tsx';

// S2 section 2
const words = {
  title: 'Pre-Check-In',
  waiting: 'Loading your pre-check-in...',
  failed: 'Session Not Found',
  invalid: 'This pre-check-in link is invalid or has expired. Please contact the hotel.',
  missing: 'Invalid pre-check-in link',
};

const stages = {
  open: { title: words.title, Shown: Steps },
  submitted: { title: 'Submitted', Shown: Submitted },
  checkedIn: { title: "You're Checked In!", Shown: CheckedIn },
};

const stageOf = ({ checkedIn, isSubmitted }: ShownPrecheckin) =>
  stages[checkedIn ? 'checkedIn' : isSubmitted ? 'submitted' : 'open'];

export function Screen() {
  const token = useToken();
  const query = useQuery(precheckinQuery(token));
  useOpened(token, query.data !== undefined, sendOpened);
  return (
    <SessionPage
      token={token}
      query={query}
      words={words}
      headOf={(session) => ({
        title: stageOf(session).title,
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
