import { useLocation } from '@booking/remote-kit/kit';

/** The token of a guest's link, such as `/room-select/{token}`; empty when the address has none. */
export const useToken = (): string => useLocation().pathname.split('/')[2] ?? '';
