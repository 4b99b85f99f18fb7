import { createContext, useContext, useEffect, type ComponentType } from 'react';
import { may, type Permission } from '@booking/contracts/roles';
import type { User } from '@booking/contracts/session';
import type { Place } from './slots.tsx';

/** Semantic version of what the shell offers a remote; `remote.json` names the range it was written for. */
export const hostApiVersion = '1.5.0';

/** A short message that comes and goes. */
export type Toast = {
  title: string;
  body?: string;
  intent?: 'success' | 'error';
  /** How long it shows, in ms; 5000 unless said. */
  timeout?: number;
};

/** What the shell offers every screen. */
export type HostApi = {
  /** Nobody on pages that are open to all. */
  user: User | null;
  /** IANA zone of the hotel's clock. */
  hotelTimeZone: string;
  /** Shows a toast in place of the one that shows. */
  toast: (toast: Toast) => void;
  /** Names the page after the record that it shows; nothing names it after its screen again. `useRecordTitle` calls it. */
  setTitle?: ((title: string | undefined) => void) | undefined;
  /** Draws what remotes offer at a place; `Slot` of the kit asks for it. Not there within a slot. */
  Slots?: ComponentType<Place> | undefined;
};

/** Where the frame around a screen puts what it offers. */
export const HostApiContext = createContext<HostApi | undefined>(undefined);

/** @throws Error outside of a shell, standalone frame or test host */
export function useHost(): HostApi {
  const host = useContext(HostApiContext);
  if (!host) throw new Error('No host around this screen: mount it in the shell or alone.');
  return host;
}

/**
 * Names the tab after the record that a page shows, as in "Maria Lopez · Reservation 2302145143510", for as long as it shows. Until it
 * is known the page is named after its screen.
 */
export function useRecordTitle(title: string | undefined): void {
  const { setTitle } = useHost();
  useEffect(() => {
    setTitle?.(title);
    return () => setTitle?.(undefined);
  }, [setTitle, title]);
}

/** Whether the person signed in may do something; what they may not is not offered. */
export function useMay(permission: Permission): boolean {
  const { user } = useHost();
  return user !== null && may(user.role, permission);
}
