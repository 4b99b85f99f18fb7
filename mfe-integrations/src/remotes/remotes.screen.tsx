import { useQuery } from '@booking/remote-kit/kit';
import { Answer, EmptyState, LeaveGuard, makeStyles, PageHeader, Panel, tokens } from '@booking/ui/kit';
import { NewRemote } from './new-remote.tsx';
import { Refresh } from './refresh.tsx';
import { RemotePanel } from './remote-panel.tsx';
import { remoteQueries } from './remotes.queries.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

export function Screen() {
  const styles = useStyles();
  const states = useQuery(remoteQueries.states());
  return (
    <LeaveGuard>
      <PageHeader
        title="Remotes"
        subtitle="Which build of each part of the console is live, and how it loaded in the last 24 hours"
        actions={
          <>
            <NewRemote />
            <Refresh />
          </>
        }
      />
      <Answer query={states} what="the remotes">
        {(remotes) => (
          <div className={styles.list}>
            {remotes.map((remote) => (
              <RemotePanel key={remote.id} remote={remote} />
            ))}
            {remotes.length === 0 && (
              <Panel title="No remotes">
                <EmptyState title="No remote was shipped yet">Each that is shipped will be listed here</EmptyState>
              </Panel>
            )}
          </div>
        )}
      </Answer>
    </LeaveGuard>
  );
}
