import { createContext, useContext, useState } from 'react';

export type Address = { pathname: string; search: string };

/** Where there is no browser, whoever renders the page says which it is. */
export const AddressContext = createContext<Address | undefined>(undefined);

export const useAddress = (): Address => useContext(AddressContext) ?? location;

/** The token of a guest's link, such as `/room-select/{token}`; empty when the address has none. */
export const tokenIn = ({ pathname }: Pick<Address, 'pathname'>): string =>
  /^\/+(?:room-select|room-selection|booking-details|precheckin)\/+([^/]+)/.exec(pathname)?.[1] ?? '';

/** The token of the page. Staff who go back to the console still see the page for a moment, at an address that is none of a guest. */
export function useToken(): string {
  const token = tokenIn(useAddress());
  const [kept, keep] = useState(token);
  if (token && token !== kept) keep(token);
  return token || kept;
}

/** The checkout that a guest comes back from; empty when the address has none. */
export function checkoutIn({ search }: Pick<Address, 'search'>): string {
  const query = new URLSearchParams(search);
  return query.get('checkout') || query.get('session_id') || '';
}

/** The key of a payment that a guest turned back from; empty when the address has none. */
export const returnKeyIn = ({ search }: Pick<Address, 'search'>): string =>
  new URLSearchParams(search).get('return') ?? '';
