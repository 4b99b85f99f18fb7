import type { RemoteRelease } from '@booking/contracts/remotes';
import { Button, EmptyState, makeStyles, PageHeader, Panel, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  reason: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere', fontSize: tokens.fontSizeBase200 },
});

type Props = { route: RemoteRelease['routes'][number]; remote: RemoteRelease; failure: Error; onRetry: () => void };

/** What a person reads when a screen cannot be shown; everything around it goes on. Guests are spared the machinery. */
export function ScreenFailed({ route: { title, frame }, remote, failure, onRetry }: Props) {
  const styles = useStyles();
  const isForStaff = frame === 'console';
  const words = isForStaff
    ? `The other sections keep working. If this stays, tell whoever looks after ${remote.id} ${remote.version}.`
    : 'Please try again. If it stays like this, call the hotel and we will help you.';
  const retry = (
    <Button appearance="primary" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <>
      <PageHeader title={title} />
      <Panel title={isForStaff ? 'This section is not available' : 'This page is not available'}>
        <div role="alert">
          <EmptyState title={`${title} could not be loaded`} action={retry}>
            {words}
          </EmptyState>
        </div>
        {isForStaff && (
          <details className={styles.reason}>
            <summary>What went wrong</summary>
            {failure.message}
          </details>
        )}
      </Panel>
    </>
  );
}
