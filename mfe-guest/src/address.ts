import { createContext, useContext } from 'react';

export type Address = { pathname: string; search: string };

/** Where there is no browser, whoever renders the page says which it is. */
export const AddressContext = createContext<Address | undefined>(undefined);

export const useAddress = (): Address => useContext(AddressContext) ?? location;

/** The token of a guest's link, such as `/room-select/{token}`; empty when the address has none. */
export const tokenIn = ({ pathname }: Pick<Address, 'pathname'>): string =>
  pathname.split('/').filter(Boolean)[1] ?? '';

export const useToken = (): string => tokenIn(useAddress());

/** The checkout that a guest comes back from; empty when the address has none. */
export function checkoutIn({ search }: Pick<Address, 'search'>): string {
  const query = new URLSearchParams(search);
  return query.get('checkout') || query.get('session_id') || '';
}
