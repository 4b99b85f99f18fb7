import type { PrecheckinSession } from '@booking/contracts/precheckin';
import { useQuery } from '@booking/remote-kit/kit';
import { useToken } from '../address.ts';
import { ReturnHome } from '../return-home.tsx';
import { SessionPage } from '../session-page.tsx';
import { CheckedIn } from './checked-in.tsx';
import { precheckinQuery } from './precheckin.queries.ts';
import { Steps } from './steps.tsx';
import { Submitted } from './submitted.tsx';
import { useOpened } from './use-opened.ts';

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

const stageOf = ({ checkedIn, isSubmitted }: PrecheckinSession) =>
  stages[checkedIn ? 'checkedIn' : isSubmitted ? 'submitted' : 'open'];

export function Screen() {
  const token = useToken();
  const query = useQuery(precheckinQuery(token));
  useOpened(token, query.data !== undefined);
  return (
    <SessionPage
      token={token}
      query={query}
      words={words}
      headOf={(session) => ({
        title: stageOf(session).title,
        subtitle: [session.hotel.name, session.guestName].filter(Boolean).join(' · '),
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
