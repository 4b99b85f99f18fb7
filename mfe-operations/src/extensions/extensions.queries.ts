import { extensionEndpoints, type ExtensionRequest } from '@booking/contracts/extensions';
import { call } from '@booking/http/call';
import { queryOptions, useMay } from '@booking/remote-kit/kit';
import { fetchPage, withRow, type ListPage } from '../list/list-page.ts';
import { syncToast } from '../sync-toast.ts';
import { useAction } from '../use-action.ts';
import { listedBy, type ExtensionAddress, type ExtensionFilter } from './extension-filter.ts';
import { words } from './extensions.words.ts';

export const extensionQueries = {
  all: ['extension-requests'] as const,
  list: (address: ExtensionAddress) =>
    queryOptions({
      queryKey: [...extensionQueries.all, listedBy(address)],
      queryFn: ({ signal }) => fetchPage(extensionEndpoints.list, listedBy(address), { signal }),
    }),
  count: (filter: ExtensionFilter) =>
    queryOptions({
      queryKey: ['extension-counts', filter],
      queryFn: ({ signal }) => call(extensionEndpoints.count, { query: filter }, { signal }),
    }),
};

/** Has a paid stay extended in Cloudbeds once more; what is answered takes the place of its row in every list. */
export const useRetry = () =>
  useAction({
    act: ({ id }: ExtensionRequest) => call(extensionEndpoints.retry, { params: { id }, body: {} }),
    show: (client, answered) =>
      client.setQueriesData<ListPage<ExtensionRequest>>({ queryKey: extensionQueries.all }, (page) =>
        withRow(page, answered),
      ),
    toastOf: ({ cloudbedsStatus, errorMessage }) => syncToast(cloudbedsStatus, errorMessage, words.retried),
  });

/** Whether somebody may do so: for what is paid and not in Cloudbeds. */
export function useMayRetry(): (request: ExtensionRequest) => boolean {
  const isAllowed = useMay('extensions:retry');
  return ({ isUnsynced, paymentStatus }) => isAllowed && isUnsynced && paymentStatus === 'paid';
}
