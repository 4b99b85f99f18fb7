import { extensionEndpoints, type ExtensionRequest } from '@booking/contracts/extensions';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';
import { syncToast } from '../sync-toast.ts';
import { useAction } from '../use-action.ts';

export const extensionQueries = {
  list: () =>
    queryOptions({
      queryKey: ['extension-requests'],
      queryFn: ({ signal }) => call(extensionEndpoints.list, {}, { signal }),
    }),
};

/** Has a paid stay extended in Cloudbeds once more; what is answered takes the place of its card. */
export const useRetry = ({ id }: ExtensionRequest) =>
  useAction({
    act: () => call(extensionEndpoints.retry, { params: { id }, body: {} }),
    show: (client, answered) =>
      client.setQueryData(extensionQueries.list().queryKey, (list) =>
        list?.map((request) => (request.id === id ? answered : request)),
      ),
    toastOf: ({ cloudbedsStatus, errorMessage }) =>
      syncToast(cloudbedsStatus, errorMessage, 'The stay is extended in Cloudbeds.'),
  });
