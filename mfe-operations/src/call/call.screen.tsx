import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import type { CallPage } from '@booking/contracts/call-detail';
import { hasStatus } from '@booking/http/request-error';
import { useParams, useQuery, useQueryClient } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, LeaveGuard, PageHeader } from '@booking/ui/kit';
import { isChat } from '../call-kind.tsx';
import { BackToCalls } from './back-to-calls.tsx';
import { CallActions } from './call-actions.tsx';
import { callQueries } from './call.queries.ts';
import { CallParts } from './call-parts.tsx';

const titleOf = (call: CallPage): string =>
  `${isChat(call) ? 'Web chat with' : 'Call from'} ${call.caller || 'Unknown Caller'}`;

/** One call: who called, what was said and done, what it led to, and what people made of it. */
export function Screen() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const page = useQuery(callQueries.page(id));
  const { data, error, isFetching } = page;
  const refresh = () => client.invalidateQueries({ queryKey: ['call', id] });
  const isUnknown = !data && hasStatus(error ?? {}, 404);
  return (
    <LeaveGuard>
      <PageHeader
        title={data ? titleOf(data) : 'Call'}
        subtitle={<BackToCalls />}
        actions={
          <>
            {data && <CallActions key={id} call={data} />}
            <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refresh()}>
              {isFetching ? 'Refreshing…' : 'Refresh'}
            </Button>
          </>
        }
      />
      {isUnknown ? (
        <EmptyState title="This call was not found">The address may be mistyped, or the call was erased.</EmptyState>
      ) : (
        <Answer query={page} what="the call">
          {(found) => <CallParts key={id} page={found} />}
        </Answer>
      )}
    </LeaveGuard>
  );
}
