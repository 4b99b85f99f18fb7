import { queryOptions } from '@booking/remote-kit/kit';
import { loadBookingApi } from '../load-booking-api.ts';

export const privacyNoticeQuery = queryOptions({
  queryKey: ['guest', 'privacy-notice'],
  queryFn: async ({ meta }) => {
    const { callApi, guestPageEndpoints } = await loadBookingApi();
    return callApi(guestPageEndpoints.privacyNotice, {}, meta);
  },
});
