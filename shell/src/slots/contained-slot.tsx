import { Suspense, type ComponentType } from 'react';
import { FluentProvider } from '@fluentui/react-components';
import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { HostApiContext, type HostApi } from '@booking/remote-kit/kit';
import { LoadingState } from '@booking/ui/kit';
import { Drawing, Suspended, Traces } from '../remotes/containment/screen-watch.tsx';
import type { Loader } from '../remotes/loading/screen-loader.ts';
import { ScreenBoundary, Shown } from '../remotes/status/screen-boundary.tsx';
import { useTheme } from '../theme.ts';
import { SlotRouter } from './slot-router.tsx';
import { UpdateWatch } from './update-watch.tsx';

type Props = {
  label: string;
  build: string;
  /** What is drawn anew when it is tried again. */
  attempt: object;
  Part: ComponentType<object>;
  given: object;
  loader: Loader;
  host: HostApi;
  queries: QueryClient;
} & Omit<Parameters<typeof SlotRouter>[0], 'children' | 'onThrow'>;

/** All that is around the part of a slot, in a root of its own: whatever goes wrong with it stays in here, as with a screen. */
export function ContainedSlot(props: Props) {
  const { label, build, attempt, Part, given, loader, host, queries, location, navigate } = props;
  return (
    <ScreenBoundary attempt={attempt} onThrow={loader.threw}>
      <Traces build={build} />
      <UpdateWatch onThrow={loader.threw} />
      <SlotRouter location={location} navigate={navigate} onThrow={loader.threw}>
        <FluentProvider theme={useTheme()}>
          <HostApiContext value={host}>
            <QueryClientContext value={queries}>
              <Suspense
                fallback={
                  <Suspended onThrow={loader.threw}>
                    <LoadingState label={label} />
                  </Suspended>
                }
              >
                <Drawing onDraw={loader.drawing} />
                <Part {...given} />
                <Shown onShown={loader.shown} />
              </Suspense>
            </QueryClientContext>
          </HostApiContext>
        </FluentProvider>
      </SlotRouter>
    </ScreenBoundary>
  );
}
