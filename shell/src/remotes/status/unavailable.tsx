import type { ReactNode } from 'react';
import type { BootRemote } from '@booking/contracts/remotes';
import { Button, EmptyState, makeStyles, NoPermission, PageHeader, Panel, tokens } from '@booking/ui/kit';
import type { Failure } from '../loading/failure.ts';

const useStyles = makeStyles({
  reason: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere', fontSize: tokens.fontSizeBase200 },
});

type Route = BootRemote['routes'][number];
type Words = { route: Route; title: string; button?: [string, () => void]; details?: string; children: ReactNode };

/** What a person reads in place of a screen; everything around it goes on. */
function Unavailable({ route, title, button, details, children }: Words) {
  const styles = useStyles();
  const action = button && (
    <Button appearance="primary" onClick={button[1]}>
      {button[0]}
    </Button>
  );
  return (
    <>
      <PageHeader title={route.title} />
      <Panel title={route.frame === 'console' ? 'This section is not available' : 'This page is not available'}>
        <div role="alert">
          <EmptyState title={title} action={action}>
            {children}
          </EmptyState>
        </div>
        {details && (
          <details className={styles.reason}>
            <summary>What went wrong</summary>
            {details}
          </details>
        )}
      </Panel>
    </>
  );
}

const forGuests = 'Please try again. If it stays like this, call the hotel and we will help you.';

type Failed = { route: Route; remote: BootRemote; because: Failure; isIncompatible: boolean; onRetry: () => void };

/** It could not be loaded, or broke. Guests are spared the machinery. */
export function ScreenFailed({ route, remote, because, isIncompatible, onRetry }: Failed) {
  const isForStaff = route.frame === 'console';
  const build = `${remote.id} ${remote.version}`;
  const words = isIncompatible
    ? `${build} was made for another version of the console. The other sections keep working. Tell whoever is on it.`
    : `The other sections keep working. If this stays, tell whoever looks after ${build}.`;
  return (
    <Unavailable
      route={route}
      title={`${route.title} could not be loaded`}
      button={['Try again', onRetry]}
      details={isForStaff ? because.message : undefined}
    >
      {isForStaff ? words : forGuests}
    </Unavailable>
  );
}

/** Somebody switched its remote off. */
export const SwitchedOff = ({ route, reason }: { route: Route; reason: string }) => (
  <Unavailable route={route} title={`${route.title} is switched off`}>
    {route.frame === 'console' ? `${reason} The other sections keep working.` : forGuests}
  </Unavailable>
);

/** Whoever is signed in may not see it. */
export const NotPermitted = ({ route }: { route: Route }) => (
  <>
    <PageHeader title={route.title} />
    <Panel title="This section is not available">
      <NoPermission what={`the section “${route.title}”`} />
    </Panel>
  </>
);
