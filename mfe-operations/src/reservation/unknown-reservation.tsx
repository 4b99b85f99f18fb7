import { hasStatus, reasonOf } from '@booking/http/request-error';
import { Link } from '@booking/remote-kit/kit';
import { EmptyState, useLinkClass } from '@booking/ui/kit';
import { words as allWords } from './reservation.words.ts';

const words = allWords.unknown;

/** Whether Cloudbeds knows no such reservation; it has no code for that, so its words tell. */
export const isUnknown = (error: Error | null): boolean =>
  error !== null &&
  (hasStatus(error, 404) || (hasStatus(error, 424) && /not found|does not exist/i.test(error.message)));

/** There is no such reservation, and what Cloudbeds said of it. */
export function UnknownReservation({ id, error }: { id: string; error: Error }) {
  const linkClass = useLinkClass();
  return (
    <>
      <EmptyState
        title={words.title(id)}
        action={
          <Link to="/guests" className={linkClass}>
            {words.search}
          </Link>
        }
      >
        {words.body}
      </EmptyState>
      <details>
        <summary>{words.details}</summary>
        {reasonOf(error)}
      </details>
    </>
  );
}
