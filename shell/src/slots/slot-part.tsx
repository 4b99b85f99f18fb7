import { useLayoutEffect, useMemo, useSyncExternalStore, type ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { slotModule } from '@booking/contracts/remotes';
import { useHost, useLocation, useNavigate } from '@booking/remote-kit/kit';
import { createRemoteQueryClient } from '@booking/remote-kit/remote-query-client';
import { LoadingState } from '@booking/ui/kit';
import { loaderOf, type Loader } from '../remotes/loading/screen-loader.ts';
import { ContainedSlot } from './contained-slot.tsx';
import { IsolatedRoot } from './isolated-root.tsx';
import type { Offer } from './offers.ts';
import { SlotNotice } from './slot-notice.tsx';

export type SlotPartProps = { offer: Offer; pageQueries: QueryClient; given: object };

type Props = SlotPartProps & { begin: (loader: Loader) => unknown };

/** The part of a remote in a slot, however far it is: loaded as screens are, drawn apart from everything else. */
export function SlotPart({ offer: { remote, slot }, pageQueries, given, begin }: Props) {
  const loader = loaderOf(remote, slotModule(slot.module));
  const state = useSyncExternalStore(loader.subscribe, loader.get);
  const [host, location, navigate] = [useHost(), useLocation(), useNavigate()];
  const queries = useMemo(() => createRemoteQueryClient(pageQueries, remote.id), [pageQueries, remote.id]);
  // a slot has no places of its own
  const hostOfSlot = useMemo(() => ({ ...host, Slots: undefined }), [host]);
  useLayoutEffect(() => void begin(loader), [begin, loader]);
  const label = `Loading ${slot.title}…`;

  switch (state.is) {
    case 'ready':
    case 'degraded':
      return (
        <>
          {state.is === 'degraded' && (
            <SlotNotice reason={state.because.message} onRetry={loader.again}>
              Shown in version {state.build.version}, because {remote.version} could not be loaded.
            </SlotNotice>
          )}
          <IsolatedRoot>
            <ContainedSlot
              {...{ label, given, loader, queries, location, navigate }}
              build={`${remote.id}/${state.build.digest}`}
              attempt={state}
              Part={state.Screen as ComponentType<object>}
              host={hostOfSlot}
            />
          </IsolatedRoot>
        </>
      );
    case 'failed':
    case 'incompatible':
      return (
        <SlotNotice reason={state.because.message} onRetry={loader.again}>
          {slot.title} could not be loaded. The rest of the page works.
        </SlotNotice>
      );
    default:
      return <LoadingState label={label} />;
  }
}
