import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import type { ExtensionRequest } from '@booking/contracts/extensions';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, makeStyles, PageHeader, Panel, Text, tokens } from '@booking/ui/kit';
import { ExtensionCard } from './extension-card.tsx';
import { extensionQueries } from './extensions.queries.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const longestList = 100;

function Requests({ requests }: { requests: ExtensionRequest[] }) {
  const styles = useStyles();
  if (requests.length === 0) {
    return (
      <EmptyState title="No extension requests found">Guests who ask to stay longer will be listed here</EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {requests.map((request) => (
          <ExtensionCard key={request.id} request={request} />
        ))}
      </ul>
      {requests.length === longestList && (
        <Text className={styles.quiet}>These are the newest {longestList} requests.</Text>
      )}
    </>
  );
}

export function Screen() {
  const requests = useQuery(extensionQueries.list());
  const { isFetching, refetch } = requests;
  return (
    <>
      <PageHeader
        title="Extension Requests"
        subtitle="Monitor stay extension requests and payment status"
        actions={
          <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
            {isFetching ? 'Refreshing…' : 'Refresh'}
          </Button>
        }
      />
      <Panel title="Recent Extension Requests">
        <Answer query={requests} what="the extension requests">
          {(list) => <Requests requests={list} />}
        </Answer>
      </Panel>
    </>
  );
}
