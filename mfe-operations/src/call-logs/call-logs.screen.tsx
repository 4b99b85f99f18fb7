import { ArrowClockwiseRegular, ArrowDownloadRegular } from '@fluentui/react-icons';
import { useQuery } from '@booking/remote-kit/kit';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  makeStyles,
  PageHeader,
  Panel,
  Text,
  tokens,
} from '@booking/ui/kit';
import { useExportDialog } from '../export-calls/export-dialog.tsx';
import { CallCard } from './call-card.tsx';
import { callLogQueries } from './call-logs.queries.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

function Calls() {
  const styles = useStyles();
  const { data, error, refetch } = useQuery(callLogQueries.list());
  if (error && !data)
    return <ErrorState title="The calls could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState label="Loading calls…" />;
  if (data.length === 0)
    return <EmptyState title="No call logs found">Calls of this mode will be listed here as they end</EmptyState>;
  return (
    <>
      <ul className={styles.list}>
        {data.map((call) => (
          <CallCard key={call.id} call={call} />
        ))}
      </ul>
      {data.length === 100 && (
        <Text className={styles.quiet}>These are the newest 100 calls. Export for all of them.</Text>
      )}
    </>
  );
}

export function Screen() {
  const exportCalls = useExportDialog({});
  const { isFetching, refetch } = useQuery(callLogQueries.list());
  const actions = (
    <>
      <Button icon={<ArrowClockwiseRegular />} disabled={isFetching} onClick={() => void refetch()}>
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
        <Calls />
      </Panel>
      {exportCalls.dialog}
    </>
  );
}
