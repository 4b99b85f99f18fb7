import { queryOptions } from '@booking/remote-kit/kit';
import { loadApi } from '../load-api.ts';

export const hotelQuery = queryOptions({
  queryKey: ['guest', 'hotel'],
  queryFn: async ({ meta }) => {
    const { callApi, roomPageEndpoints } = await loadApi();
    return callApi(roomPageEndpoints.hotels, {}, meta);
  },
});
