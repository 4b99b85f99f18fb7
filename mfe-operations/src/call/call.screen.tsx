import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import type { CallPage } from '@booking/contracts/call-detail';
import { phoneInWords } from '@booking/hotel/phone-in-words';
import { hasStatus } from '@booking/http/request-error';
import { useParams, useQuery, useQueryClient, useRecordTitle } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, LeaveGuard, makeStyles, PageHeader, Phone, tokens } from '@booking/ui/kit';
import { isChat } from '../call-kind.tsx';
import { GuestPageLink } from '../guest-page-link.tsx';
import { BackToCalls } from './back-to-calls.tsx';
import { CallActions } from '../calls/call-actions.tsx';
import { callQueries } from './call.queries.ts';
import { CallParts } from './call-parts.tsx';
import { words } from './call.words.ts';

const useStyles = makeStyles({
  subtitle: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
});

/** The guest, where a record of the call names them. */
const titleOf = (call: CallPage): string =>
  call.guestName || (isChat(call) ? words.chatWith : words.callFrom)(phoneInWords(call.caller || words.unknownCaller));

/** The number of a guest whose name is the title. */
function CallerNumber({ call }: { call: CallPage }) {
  return call.guestName && call.caller && call.caller !== call.guestName && <Phone number={call.caller} />;
}

/** One call: who called, what was said and done, what it led to, and what people made of it. */
export function Screen() {
  const styles = useStyles();
  const { id = '' } = useParams();
  const client = useQueryClient();
  const page = useQuery(callQueries.page(id));
  const { data, error, isFetching } = page;
  useRecordTitle(data && words.tab(titleOf(data), data.guestName ? words.title : ''));
  const refresh = () => client.invalidateQueries({ queryKey: ['call', id] });
  const isUnknown = !data && hasStatus(error ?? {}, 404);
  return (
    <LeaveGuard>
      <PageHeader
        title={data ? titleOf(data) : words.title}
        subtitle={
          <span className={styles.subtitle}>
            {data && <CallerNumber call={data} />}
            <BackToCalls />
          </span>
        }
        actions={
          <>
            {data && <GuestPageLink of={({ callId }) => callId === id} caller={titleOf(data)} />}
            {data && <CallActions key={id} call={data} />}
            <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refresh()}>
              {isFetching ? words.refreshing : words.refresh}
            </Button>
          </>
        }
      />
      {isUnknown ? (
        <EmptyState title={words.unknown.title}>{words.unknown.body}</EmptyState>
      ) : (
        <Answer query={page} what="the call">
          {(found) => <CallParts key={id} page={found} />}
        </Answer>
      )}
    </LeaveGuard>
  );
}
