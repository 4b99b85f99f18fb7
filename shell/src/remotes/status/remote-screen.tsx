import {
  Suspense,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';
import { QueryClientContext } from '@tanstack/react-query';
import type { BootRemote } from '@booking/contracts/remotes';
import { HostApiContext, useHost, useQueryClient } from '@booking/remote-kit/kit';
import { createRemoteQueryClient } from '@booking/remote-kit/remote-query-client';
import { LoadingState, useAnyUnsaved } from '@booking/ui/kit';
import { BareFrame } from '../../frame/bare-frame.tsx';
import { useSession } from '../../session.ts';
import { useSwitchedOff } from '../../updates/current.ts';
import { useTitle } from '../../use-title.ts';
import { Drawing, ScreenWatch, Suspended, Traces } from '../containment/screen-watch.tsx';
import { loaderOf } from '../loading/screen-loader.ts';
import { FallbackNotice, NotPermitted, ScreenFailed, SwitchedOff, SwitchedOffNotice } from './lazy-parts.ts';
import { maySee } from './permitted.ts';
import { ScreenBoundary, Shown } from './screen-boundary.tsx';

type Props = { remote: BootRemote; route: BootRemote['routes'][number] };

/**
 * One screen of a remote, however far it is. Loading it is plain state and not Suspense: React holds a revealed boundary back for
 * 300 ms. Suspense is for what a screen waits for itself. Whatever goes wrong with the remote stays in here.
 */
function Content({ remote, route }: Props) {
  const loader = loaderOf(remote, route.screen);
  const latest = useSyncExternalStore(loader.subscribe, loader.get);
  const later = useDeferredValue(latest);
  // a screen that came is drawn bit by bit, so that the page answers meanwhile; all else is told at once
  const state = 'Screen' in latest && !('Screen' in later) ? later : latest;
  const switchedOff = useSwitchedOff()(remote);
  const isUnsaved = useAnyUnsaved();
  // gone at once, until what comes in its place can be drawn
  const [isLeft, startLeaving] = useTransition();
  const page = useQueryClient();
  const queries = useMemo(() => createRemoteQueryClient(page, remote.id), [page, remote.id]);
  const label = `Loading ${route.title}…`;
  // before anything is drawn: a failure of last time is not what a person comes back to
  useLayoutEffect(() => {
    if (switchedOff === undefined) loader.begin();
  }, [loader, switchedOff]);

  // the same element, so that what is said above it does not draw the screen anew
  const drawn = useMemo(
    () =>
      'Screen' in state &&
      !isLeft && (
        <ScreenBoundary attempt={state} onThrow={loader.threw}>
          <Traces build={`${remote.id}/${state.build.digest}`} />
          <Suspense
            fallback={
              <Suspended onThrow={loader.threw}>
                <LoadingState label={label} />
              </Suspended>
            }
          >
            <Drawing onDraw={loader.drawing} />
            <QueryClientContext value={queries}>
              <state.Screen />
            </QueryClientContext>
            <Shown onShown={loader.shown} />
          </Suspense>
          <ScreenWatch onThrow={loader.threw} onLeave={startLeaving} />
        </ScreenBoundary>
      ),
    [state, loader, isLeft, label, queries, remote.id],
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
          {drawn || <LoadingState label={label} />}
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
      return <LoadingState label={label} />;
  }
}

/** A screen of a remote at its address, in the frame that its route names. */
export function RemoteScreen({ remote, route }: Props) {
  const isBare = route.frame === 'bare';
  const shell = useHost();
  const [record, setTitle] = useState<string>();
  useTitle(record ?? route.title, isBare);
  const host = useMemo(() => ({ ...shell, setTitle }), [shell]);
  const { user } = useSession();
  if (!maySee(user, route)) return <NotPermitted route={route} />;
  const content = (
    <HostApiContext value={host}>
      <Content remote={remote} route={route} />
    </HostApiContext>
  );
  return isBare ? <BareFrame>{content}</BareFrame> : content;
}
