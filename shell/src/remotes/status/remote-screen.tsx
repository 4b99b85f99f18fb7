import { useDeferredValue, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { BootRemote } from '@booking/contracts/remotes';
import { LoadingState, useAnyUnsaved } from '@booking/ui/kit';
import { BareFrame } from '../../frame/bare-frame.tsx';
import { useSession } from '../../session.ts';
import { useSwitchedOff } from '../../updates/current.ts';
import { useTitle } from '../../use-title.ts';
import { loaderOf } from '../loading/screen-loader.ts';
import { FallbackNotice, SwitchedOffNotice } from './version-notices.tsx';
import { maySee } from './permitted.ts';
import { ScreenBoundary, Shown } from './screen-boundary.tsx';
import { NotPermitted, ScreenFailed, SwitchedOff } from './unavailable.tsx';

type Props = { remote: BootRemote; route: BootRemote['routes'][number] };

/**
 * One screen of a remote, however far it is. It is plain state and not Suspense: React holds a revealed boundary back for 300 ms.
 * Whatever goes wrong with the remote stays in here.
 */
function Content({ remote, route }: Props) {
  const loader = loaderOf(remote, route.screen);
  const latest = useSyncExternalStore(loader.subscribe, loader.get);
  const later = useDeferredValue(latest);
  // a screen that came is drawn bit by bit, so that the page answers meanwhile; all else is told at once
  const state = 'Screen' in latest && !('Screen' in later) ? later : latest;
  const switchedOff = useSwitchedOff()(remote);
  const isUnsaved = useAnyUnsaved();
  // before anything is drawn: a failure of last time is not what a person comes back to
  useLayoutEffect(() => {
    if (switchedOff === undefined) loader.begin();
  }, [loader, switchedOff]);

  // the same element, so that what is said above it does not draw the screen anew
  const drawn = useMemo(
    () =>
      'Screen' in state && (
        <ScreenBoundary attempt={state} onThrow={loader.threw}>
          <state.Screen />
          <Shown onShown={loader.shown} />
        </ScreenBoundary>
      ),
    [state, loader],
  );

  if (switchedOff !== undefined && !(drawn && isUnsaved)) return <SwitchedOff route={route} reason={switchedOff} />;
  switch (state.is) {
    case 'ready':
    case 'degraded':
      return (
        <>
          {switchedOff !== undefined && <SwitchedOffNotice route={route} reason={switchedOff} />}
          {state.is === 'degraded' && route.frame === 'console' && (
            <FallbackNotice route={route} shown={state.build} wanted={remote} onRetry={loader.again} />
          )}
          {drawn}
        </>
      );
    case 'failed':
    case 'incompatible':
      return (
        <ScreenFailed
          route={route}
          remote={remote}
          because={state.because}
          isIncompatible={state.is === 'incompatible'}
          onRetry={loader.again}
        />
      );
    default:
      return <LoadingState label={`Loading ${route.title}…`} />;
  }
}

/** A screen of a remote at its address, in the frame that its route names. */
export function RemoteScreen({ remote, route }: Props) {
  const isBare = route.frame === 'bare';
  useTitle(route.title, isBare);
  const { user } = useSession();
  if (!maySee(user, route)) return <NotPermitted route={route} />;
  const content = <Content remote={remote} route={route} />;
  return isBare ? <BareFrame>{content}</BareFrame> : content;
}
