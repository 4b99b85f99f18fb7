import { publishingEndpoints } from '@booking/contracts/publishing';
import { call } from '@booking/http/call';
import { queryOptions, useQueryClient } from '@booking/remote-kit/kit';
import { assistantQueries } from '../../assistants.queries.ts';

export const publishingQueries = {
  versions: (id: number) =>
    queryOptions({
      queryKey: [...assistantQueries.one(id).queryKey, 'versions'],
      queryFn: ({ signal }) => call(publishingEndpoints.versions, { params: { id } }, { signal }),
      staleTime: 0,
    }),
  drift: (id: number) =>
    queryOptions({
      queryKey: [...assistantQueries.one(id).queryKey, 'drift'],
      queryFn: ({ signal }) => call(publishingEndpoints.drift, { params: { id } }, { signal }),
      staleTime: 0,
    }),
};

/** Whatever came of it, what is live may have changed, and so may the alerts. */
export function useInvalidateAssistant() {
  const client = useQueryClient();
  return (): void => {
    void client.invalidateQueries({ queryKey: assistantQueries.all });
    void client.invalidateQueries({ queryKey: ['alerts'] });
  };
}
