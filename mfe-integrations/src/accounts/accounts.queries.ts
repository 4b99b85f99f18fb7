import { accountEndpoints } from '@booking/contracts/accounts';
import { call } from '@booking/http/call';
import { queryOptions, useQueryClient } from '@booking/remote-kit/kit';

export const accountQueries = {
  list: () =>
    queryOptions({
      queryKey: ['accounts'],
      queryFn: ({ signal }) => call(accountEndpoints.list, {}, { signal }),
      staleTime: 0,
    }),
};

/** @returns asks for the list anew */
export function useAccountsChanged(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries(accountQueries.list());
}
