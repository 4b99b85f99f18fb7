import type { RemoteRelease } from '@booking/contracts/remotes';
import { Button, EmptyState, makeStyles, PageHeader, Panel, Text, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({ reason: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' } });

type Props = { title: string; remote: RemoteRelease; failure: Error; onRetry: () => void };

/** What a person reads when a screen cannot be shown; the rest of the console goes on. */
export function ScreenFailed({ title, remote, failure, onRetry }: Props) {
  const styles = useStyles();
  return (
    <>
      <PageHeader title={title} />
      <Panel title="This section is not available">
        <div role="alert">
          <EmptyState
            title={`${title} could not be loaded`}
            action={
              <Button appearance="primary" onClick={onRetry}>
                Try again
              </Button>
            }
          >
            The other sections keep working. If this stays, tell whoever looks after {remote.id} {remote.version}.
          </EmptyState>
        </div>
        <Text size={200} className={styles.reason}>
          {failure.message}
        </Text>
      </Panel>
    </>
  );
}
