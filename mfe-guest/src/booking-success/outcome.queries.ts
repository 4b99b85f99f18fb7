import { queryOptions } from '@booking/remote-kit/kit';
import { loadBookingApi } from '../load-booking-api.ts';
import { isUnderWay, nextPoll } from './next-poll.ts';

/** How far a checkout is. One that is not final is requested again at once, whatever the server rendered, and then on a timer. */
export const outcomeQuery = (checkout: string) =>
  queryOptions({
    queryKey: ['guest', 'booking-outcome', checkout],
    queryFn: async ({ meta }) => {
      const { callApi, guestPageEndpoints } = await loadBookingApi();
      return callApi(guestPageEndpoints.outcome, { query: { checkout } }, meta);
    },
    enabled: checkout !== '',
    refetchOnMount: ({ state: { data } }) =>
      data !== undefined && (isUnderWay(data) || data.status === 'unknown') && 'always',
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) =>
      nextPoll(error ? { status: 'confirming' } : data, dataUpdateCount + errorUpdateCount),
  });
