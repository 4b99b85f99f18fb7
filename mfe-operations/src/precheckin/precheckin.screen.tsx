import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { hasStatus } from '@booking/http/request-error';
import { useParams, useQuery, useRecordTitle } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, LeaveGuard, PageHeader } from '@booking/ui/kit';
import { BackToPrecheckins } from './back-to-precheckins.tsx';
import { words } from './precheckin.words.ts';
import { PrecheckinParts } from './precheckin-parts.tsx';
import { precheckinQueries } from './precheckin.queries.ts';
import { SendNewLink } from './send-new-link.tsx';
import { SignedCopy } from './signed-copy.tsx';

/** One guest before arrival: what they signed and showed, who looked at it, and what the desk can do. */
export function Screen() {
  const { id = '' } = useParams();
  const precheckin = useQuery(precheckinQueries.detail(id));
  const { data, error, isFetching, refetch } = precheckin;
  useRecordTitle(data && words.tabOf(data.guestName));
  const isUnknown = !data && [400, 404].some((status) => hasStatus(error ?? {}, status));
  return (
    <LeaveGuard>
      <PageHeader
        title={data ? words.titleOf(data.guestName) : words.title}
        subtitle={<BackToPrecheckins />}
        actions={
          <>
            <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
              {isFetching ? words.refreshing : words.refresh}
            </Button>
            {data && <SignedCopy precheckin={data} />}
            {data && <SendNewLink precheckin={data} />}
          </>
        }
      />
      {isUnknown ? (
        <EmptyState title={words.unknown.title}>{words.unknown.body}</EmptyState>
      ) : (
        <Answer query={precheckin} what={words.what}>
          {(found) => <PrecheckinParts key={id} precheckin={found} />}
        </Answer>
      )}
    </LeaveGuard>
  );
}
