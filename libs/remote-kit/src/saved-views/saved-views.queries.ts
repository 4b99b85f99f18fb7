import { savedViewEndpoints, type SavedView } from '@booking/contracts/saved-views';
import { call } from '@booking/http/call';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const queryKey = ['saved-views'] as const;

/** One's own views of all lists. */
export const savedViews = queryOptions({
  queryKey,
  queryFn: ({ signal }) => call(savedViewEndpoints.list, {}, { signal }),
});

/** Saves a view of a list under a name. */
export function useSaveView() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Omit<SavedView, 'id'>) => call(savedViewEndpoints.save, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useDeleteView() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SavedView) => call(savedViewEndpoints.remove, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}
