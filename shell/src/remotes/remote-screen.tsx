import { useEffect, useState, type ComponentType } from 'react';
import type { RemoteRelease } from '@booking/contracts/remotes';
import { LoadingState } from '@booking/ui/kit';
import { BareFrame } from '../frame/bare-frame.tsx';
import { useTitle } from '../use-title.ts';
import { loadScreen, readyScreen } from './load-screen.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ScreenFailed } from './screen-failed.tsx';

type Route = RemoteRelease['routes'][number];
type State = { screen?: ComponentType; failure?: Error };

/**
 * One screen of a remote. It is plain state and not Suspense: React holds a revealed boundary back for 300 ms.
 * Whatever goes wrong with the remote stays in here, and "Try again" starts over from nothing.
 */
export function RemoteScreen({ release, route }: { release: RemoteRelease; route: Route }) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>(() => ({ screen: readyScreen(release, route.screen) }));
  useTitle(route.title, route.frame === 'bare');

  useEffect(() => {
    let isHere = true;
    const show = (next: State): void => void (isHere && setState(next));
    loadScreen(release, route.screen).then(
      (screen) => show({ screen }),
      (failure: Error) => show({ failure }),
    );
    return () => {
      isHere = false;
    };
  }, [release, route.screen, attempt]);

  const retry = (): void => {
    setState({ screen: readyScreen(release, route.screen) });
    setAttempt(attempt + 1);
  };
  const failed = (failure: Error) => <ScreenFailed route={route} remote={release} failure={failure} onRetry={retry} />;
  const { screen: Screen, failure } = state;
  const content = failure ? (
    failed(failure)
  ) : Screen ? (
    <ScreenBoundary key={attempt} fallback={failed}>
      <Screen />
    </ScreenBoundary>
  ) : (
    <LoadingState label={`Loading ${route.title}…`} />
  );
  return route.frame === 'bare' ? <BareFrame>{content}</BareFrame> : content;
}
