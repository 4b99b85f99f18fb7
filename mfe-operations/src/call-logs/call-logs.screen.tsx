import { ArrowClockwiseRegular, ArrowDownloadRegular } from '@fluentui/react-icons';
import type { CallLog } from '@booking/contracts/calls';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, makeStyles, PageHeader, Panel, Text, tokens } from '@booking/ui/kit';
import { useExportCalls } from '../export-file/export-calls.ts';
import { CallCard } from './call-card.tsx';
import { callLogQueries } from './call-logs.queries.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const longestList = 100;

function Calls({ calls }: { calls: CallLog[] }) {
  const styles = useStyles();
  if (calls.length === 0) {
    return <EmptyState title="No call logs found">Calls of this mode will be listed here as they end</EmptyState>;
  }
  return (
    <>
      <ul className={styles.list}>
        {calls.map((call) => (
          <CallCard key={call.id} call={call} />
        ))}
      </ul>
      {calls.length === longestList && (
        <Text className={styles.quiet}>These are the newest {longestList} calls. Export for all of them.</Text>
      )}
    </>
  );
}

export function Screen() {
  const exportCalls = useExportCalls({});
  const calls = useQuery(callLogQueries.list());
  const { isFetching, refetch } = calls;
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
      <Panel title="Recent Calls">
        <Answer query={calls} what="the calls">
          {(list) => <Calls calls={list} />}
        </Answer>
      </Panel>
      {exportCalls.dialog}
    </>
  );
}
