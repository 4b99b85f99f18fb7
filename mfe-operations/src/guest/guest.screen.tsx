import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { hasStatus } from '@booking/http/request-error';
import { Link, useLocation, useParams, useQuery, useRecordTitle } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, PageHeader, useLinkClass } from '@booking/ui/kit';
import { GuestParts } from './guest-parts.tsx';
import { guestQueries } from './guest.queries.ts';
import { words } from './guest.words.ts';

/** Leads back to the list; what was searched there stands in this address too. */
function BackToGuests() {
  const linkClass = useLinkClass();
  const { search } = useLocation();
  return (
    <Link to={`/guests${search}`} className={linkClass}>
      {words.back}
    </Link>
  );
}

/** One guest: how to reach them, their stays, all that happened, and what did not with what helps. */
export function Screen() {
  const { id = '' } = useParams();
  const guest = useQuery(guestQueries.page(id));
  const { data, error, isFetching, refetch } = guest;
  useRecordTitle(data?.name);
  const isUnknown = !data && [400, 404].some((status) => hasStatus(error ?? {}, status));
  return (
    <>
      <PageHeader
        title={data ? data.name : words.title}
        subtitle={<BackToGuests />}
        actions={
          <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
            {isFetching ? words.refreshing : words.refresh}
          </Button>
        }
      />
      {isUnknown ? (
        <EmptyState title={words.unknown.title}>{words.unknown.body}</EmptyState>
      ) : (
        <Answer query={guest} what="the guest">
          {(found) => <GuestParts key={id} guest={found} />}
        </Answer>
      )}
    </>
  );
}
