import { createContext, useContext } from 'react';

export type Address = { pathname: string; search: string };

/** Where there is no browser, whoever renders the page says which it is. */
export const AddressContext = createContext<Address | undefined>(undefined);

export const useAddress = (): Address => useContext(AddressContext) ?? location;

/** The token of a guest's link, such as `/room-select/{token}`; empty when the address has none. */
export const useToken = (): string => useAddress().pathname.split('/')[2] ?? '';
