import { useMemo, type ReactNode } from 'react';
import { HostApiContext, type HostApi } from '@booking/remote-kit/kit';
import { QueryClientProvider, type QueryClient } from '@booking/remote-kit/site-query-client';
import { useToaster } from '@booking/remote-kit/toaster';
import { AddressContext, type Address } from '../hotel/address.ts';
import { LanguageProvider } from '../language/language-provider.tsx';
import type { Texts } from '../language/texts.ts';
import { Toaster } from '../parts/toaster.tsx';
import { PreHydrationClicks } from './pre-hydration-clicks.tsx';

export type SiteContext = {
  hotelTimeZone: string;
  address: Address;
  texts: Texts;
  client: QueryClient;
};

/** Offers a screen what the shell would: its host, its queries, toasts, and the words of the page's language. */
export function SiteProviders({
  hotelTimeZone,
  address,
  texts,
  client,
  children,
}: SiteContext & { children: ReactNode }) {
  const toaster = useToaster();
  const { toast } = toaster;
  const host = useMemo<HostApi>(() => ({ user: null, hotelTimeZone, toast }), [hotelTimeZone, toast]);
  return (
    <QueryClientProvider client={client}>
      <HostApiContext value={host}>
        <LanguageProvider texts={texts}>
          <AddressContext value={address}>{children}</AddressContext>
          <Toaster {...toaster} />
        </LanguageProvider>
        <PreHydrationClicks />
      </HostApiContext>
    </QueryClientProvider>
  );
}
