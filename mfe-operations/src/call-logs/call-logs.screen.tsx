import { ArrowClockwiseRegular, ArrowDownloadRegular } from '@fluentui/react-icons';
import type { CallLog } from '@booking/contracts/calls';
import { useLocation, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, makeStyles, PageHeader, Panel, Text, tokens } from '@booking/ui/kit';
import { useExportCalls } from '../export-file/export-calls.ts';
import { CallCards } from './call-cards.tsx';
import { callLogQueries } from './call-logs.queries.ts';
import { LinkedCall } from './linked-call.tsx';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
});

const longestList = 100;

function Calls({ calls, linkedId }: { calls: CallLog[]; linkedId: string | null }) {
  const styles = useStyles();
  if (calls.length === 0) {
    return <EmptyState title="No call logs found">Calls of this mode will be listed here as they end</EmptyState>;
  }
  return (
    <>
      <CallCards calls={calls} linkedId={linkedId} />
      {calls.length === longestList && (
        <Text className={styles.quiet}>These are the newest {longestList} calls. Export for all of them.</Text>
      )}
    </>
  );
}

export function Screen() {
  const exportCalls = useExportCalls({});
  const calls = useQuery(callLogQueries.list());
  const { data, isFetching, refetch } = calls;
  const linkedId = new URLSearchParams(useLocation().search).get('call');
  const isLinkedElsewhere = linkedId && data && !data.some(({ id }) => id === linkedId);
  const actions = (
    <>
      <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
        {isFetching ? 'Refreshing…' : 'Refresh'}
      </Button>
      {exportCalls.isAllowed && (
        <Button icon={<ArrowDownloadRegular />} onClick={exportCalls.open}>
          Export
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader title="Call Logs" subtitle="Every call the assistants took, newest first" actions={actions} />
      {isLinkedElsewhere && <LinkedCall id={linkedId} />}
      <Panel title="Recent Calls">
        <Answer query={calls} what="the calls">
          {(list) => <Calls calls={list} linkedId={linkedId} />}
        </Answer>
      </Panel>
      {exportCalls.dialog}
    </>
  );
}
