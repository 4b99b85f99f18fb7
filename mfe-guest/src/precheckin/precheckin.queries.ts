import type { IdPhoto, Signature } from '@booking/contracts/precheckin';
import { queryOptions } from '@booking/remote-kit/kit';
import { loadApi } from '../load-api.ts';
import { sessionStaleTime } from '../links/session-stale-time.ts';
import { useGuestMutation } from '../forms/use-guest-mutation.ts';
import { sendingWith } from './id-photo/sending-with.ts';
import { nextLook } from './next-look.ts';
import type { ShownPrecheckin } from './stage.ts';

/** Timers stop in a hidden tab, so a page that waits for something also looks again when somebody comes back to it. */
export const precheckinQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest', 'precheckin', token],
    queryFn: async ({ meta }): Promise<{ session: ShownPrecheckin }> => {
      const { callApi, precheckinEndpoints } = await loadApi();
      return callApi(precheckinEndpoints.precheckin, { params: { token } }, meta);
    },
    enabled: token !== '',
    staleTime: sessionStaleTime,
    // the server leaves out who the guest is
    refetchOnMount: ({ state: { data } }) => (data?.session.guestName === undefined ? 'always' : true),
    refetchInterval: ({ state: { data } }) => data !== undefined && nextLook(data.session, Date.now()),
    refetchOnWindowFocus: ({ state: { data } }) =>
      data !== undefined && nextLook(data.session, Date.now()) !== false && 'always',
  });

const changesOf = (token: string) => precheckinQuery(token).queryKey;

export type SignEndpoint = 'signRegistration' | 'signCcAuth';

/** @param done the title of the toast then */
export const useSign = (token: string, endpoint: SignEndpoint, done: string) =>
  useGuestMutation({
    mutationFn: async (body: Signature) => {
      const { callApi, precheckinEndpoints } = await loadApi();
      return callApi(precheckinEndpoints[endpoint], { params: { token }, body });
    },
    done: { title: done },
    failed: { title: 'Signature Failed', fallback: 'Failed to save signature' },
    changes: changesOf(token),
  });

/** @param onShare hears how much of the photo is sent, from 0 to 1 */
export const useUploadId = (token: string, onShare: (share: number) => void) =>
  useGuestMutation({
    mutationFn: async (body: IdPhoto) => {
      const { callApi, precheckinEndpoints } = await loadApi();
      return callApi(precheckinEndpoints.uploadId, { params: { token }, body }, { fetch: sendingWith(onShare) });
    },
    done: { title: 'ID Uploaded!' },
    failed: { title: 'Upload Failed', fallback: 'Failed to upload ID' },
    changes: changesOf(token),
  });

export const useCheckIn = (token: string) =>
  useGuestMutation({
    mutationFn: async () => {
      const { callApi, precheckinEndpoints } = await loadApi();
      return callApi(precheckinEndpoints.checkIn, { params: { token } });
    },
    done: ({ isSubmitted }) =>
      isSubmitted
        ? { title: 'Submitted', body: 'Reception will finish your check-in.' }
        : { title: 'Check-In Complete!' },
    failed: { title: 'Check-In Failed', fallback: 'Failed to check in' },
    changes: changesOf(token),
  });

/** Opens the page where what is due is paid. */
export const usePayDue = (token: string) =>
  useGuestMutation({
    mutationFn: async () => {
      const { callApi, precheckinEndpoints } = await loadApi();
      const { paymentUrl } = await callApi(precheckinEndpoints.pay, { params: { token } });
      location.assign(paymentUrl);
    },
    done: { title: 'Opening the Payment Page' },
    failed: { title: 'Payment Failed', fallback: 'Failed to open the payment page' },
    changes: changesOf(token),
  });

export async function sendOpened(token: string): Promise<void> {
  const { callApi, precheckinEndpoints } = await loadApi();
  await callApi(precheckinEndpoints.opened, { params: { token } });
}
