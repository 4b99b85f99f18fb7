import { ownAccountEndpoints } from '@booking/contracts/own-account';
import { call } from '@booking/http/call';
import { queryOptions, useQueryClient } from '@booking/remote-kit/kit';

export const accountQueries = {
  account: () =>
    queryOptions({
      queryKey: ['own-account', 'account'],
      queryFn: ({ signal }) => call(ownAccountEndpoints.account, {}, { signal }),
      staleTime: 0,
    }),
  /** Others may begin and end at any moment. */
  sessions: () =>
    queryOptions({
      queryKey: ['own-account', 'sessions'],
      queryFn: ({ signal }) => call(ownAccountEndpoints.sessions, {}, { signal }),
      staleTime: 0,
    }),
};

/** @returns asks anew for all that the page shows of the account */
export function useAccountChanged(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['own-account'] });
}
