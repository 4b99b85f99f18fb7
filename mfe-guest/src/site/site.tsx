import { useMemo, type ComponentType } from 'react';
import { HostApiContext, type HostApi } from '@booking/remote-kit/kit';
import {
  HydrationBoundary,
  QueryClientProvider,
  type DehydratedState,
  type QueryClient,
} from '@booking/remote-kit/site-query-client';
import { useToaster } from '@booking/remote-kit/toaster';
import { AddressContext, type Address } from '../hotel/address.ts';
import { Toaster } from '../parts/toaster.tsx';
import { PreHydrationClicks } from './pre-hydration-clicks.tsx';
import styles from './site.module.css';
import { WithoutScript } from './without-script.tsx';

type Props = {
  Screen: ComponentType;
  hotelTimeZone: string;
  address: Address;
  client: QueryClient;
  /** What the server rendered the page from, where it did. */
  queries?: DehydratedState | undefined;
};

/** A guest's page without the console: it offers a screen what the shell would. */
export function Site({ Screen, hotelTimeZone, address, client, queries }: Props) {
  const toaster = useToaster();
  const { toast } = toaster;
  const host = useMemo<HostApi>(() => ({ user: null, hotelTimeZone, toast }), [hotelTimeZone, toast]);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={queries}>
        <HostApiContext value={host}>
          <AddressContext value={address}>
            <main className={styles.main}>
              <Screen />
              <WithoutScript />
            </main>
          </AddressContext>
          <Toaster {...toaster} />
          <PreHydrationClicks />
        </HostApiContext>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
