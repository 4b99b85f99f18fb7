import { useQuery } from '@booking/remote-kit/kit';
import { Answer, EmptyState, LeaveGuard, makeStyles, PageHeader, Panel, tokens } from '@booking/ui/kit';
import { NewRemote } from './shipping/new-remote.tsx';
import { Refresh } from './refresh.tsx';
import { RemotePanel } from './remote-panel.tsx';
import { remoteQueries } from './remotes.queries.ts';
import { words } from './remotes.words.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

export function Screen() {
  const styles = useStyles();
  const states = useQuery(remoteQueries.states());
  return (
    <LeaveGuard>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
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
              <Panel title={words.none}>
                <EmptyState title={words.noneYet}>{words.noneBody}</EmptyState>
              </Panel>
            )}
          </div>
        )}
      </Answer>
    </LeaveGuard>
  );
}
