import { useMemo, type ComponentType } from 'react';
import type { Hotel } from '@booking/contracts/guest-pages';
import { HostApiContext, type HostApi } from '@booking/remote-kit/kit';
import { useToaster } from '@booking/remote-kit/toaster';
import { AddressContext, type Address } from '../address.ts';
import { Toaster } from '../parts/toaster.tsx';
import { WrittenContext, type Read } from '../written.ts';
import { KeptPress } from './kept-press.tsx';
import styles from './site.module.css';
import { WithoutScript } from './without-script.tsx';

/** What the server writes into the page for the script to go on from. */
export type Start = { screen: string; hotelTimeZone: string; written: Record<string, unknown> };

type Props = Pick<Start, 'hotelTimeZone'> & {
  Screen: ComponentType;
  address: Address;
  read: Read;
  hotel?: Hotel | undefined;
};

/** A guest's page without the console: it offers a screen what the shell would. */
export function Site({ Screen, hotelTimeZone, address, read, hotel }: Props) {
  const toaster = useToaster();
  const { toast } = toaster;
  const host = useMemo<HostApi>(() => ({ user: null, hotelTimeZone, toast }), [hotelTimeZone, toast]);
  return (
    <HostApiContext value={host}>
      <AddressContext value={address}>
        <WrittenContext value={read}>
          <main className={styles.main}>
            <Screen />
            <WithoutScript hotel={hotel} />
          </main>
        </WrittenContext>
      </AddressContext>
      <Toaster {...toaster} />
      <KeptPress />
    </HostApiContext>
  );
}
