import { extensionEndpoints, type ExtensionRequest } from '@booking/contracts/extensions';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';
import { fetchPage, withRow, type ListPage } from '../list/list-page.ts';
import { syncToast } from '../sync-toast.ts';
import { useAction } from '../use-action.ts';
import type { ExtensionFilter } from './extension-filter.ts';

export const extensionQueries = {
  all: ['extension-requests'] as const,
  list: (filter: ExtensionFilter) =>
    queryOptions({
      queryKey: [...extensionQueries.all, filter],
      queryFn: ({ signal }) => fetchPage(extensionEndpoints.list, filter, { signal }),
    }),
};

/** Has a paid stay extended in Cloudbeds once more; what is answered takes the place of its card in every list. */
export const useRetry = ({ id }: ExtensionRequest) =>
  useAction({
    act: () => call(extensionEndpoints.retry, { params: { id }, body: {} }),
    show: (client, answered) =>
      client.setQueriesData<ListPage<ExtensionRequest>>({ queryKey: extensionQueries.all }, (page) =>
        withRow(page, answered),
      ),
    toastOf: ({ cloudbedsStatus, errorMessage }) =>
      syncToast(cloudbedsStatus, errorMessage, 'The stay is extended in Cloudbeds.'),
  });
