import type { IdPhoto, Signature } from '@booking/contracts/precheckin';
import { queryOptions } from '@booking/remote-kit/kit';
import { loadPrecheckinApi } from './load-precheckin-api.ts';
import { sessionStaleTime } from '../links/session-stale-time.ts';
import { useGuestMutation } from '../forms/use-guest-mutation.ts';
import { useWords } from '../language/use-words.ts';
import { nextLook } from './next-look.ts';
import type { ShownPrecheckin } from './stage.ts';

/** Timers stop in a hidden tab, so a page that waits for something also looks again when somebody comes back to it. */
export const precheckinQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest', 'precheckin', token],
    queryFn: async ({ meta }): Promise<{ session: ShownPrecheckin }> => {
      const { callApi, precheckinEndpoints } = await loadPrecheckinApi();
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
export function useSign(token: string, endpoint: SignEndpoint, done: string) {
  const { t } = useWords();
  return useGuestMutation({
    mutationFn: async (body: Signature) => {
      const { callApi, precheckinEndpoints } = await loadPrecheckinApi();
      return callApi(precheckinEndpoints[endpoint], { params: { token }, body });
    },
    done: { title: done },
    failed: { title: t('precheckin.signatures.failed'), fallback: t('precheckin.signatures.fallback') },
    changes: changesOf(token),
  });
}

/** @param onShare hears how much of the photo is sent, from 0 to 1 */
export function useUploadId(token: string, onShare: (share: number) => void) {
  const { t } = useWords();
  return useGuestMutation({
    mutationFn: async (body: IdPhoto) => {
      const { callApi, precheckinEndpoints, sendingWith } = await loadPrecheckinApi();
      return callApi(precheckinEndpoints.uploadId, { params: { token }, body }, { fetch: sendingWith(onShare) });
    },
    done: { title: t('precheckin.idPhoto.done') },
    failed: { title: t('precheckin.idPhoto.failed'), fallback: t('precheckin.idPhoto.fallback') },
    changes: changesOf(token),
  });
}

export function useCheckIn(token: string) {
  const { t } = useWords();
  return useGuestMutation({
    mutationFn: async () => {
      const { callApi, precheckinEndpoints } = await loadPrecheckinApi();
      return callApi(precheckinEndpoints.checkIn, { params: { token } });
    },
    done: ({ isSubmitted }) =>
      isSubmitted
        ? { title: t('precheckin.submitted.title'), body: t('precheckin.submitted.toast') }
        : { title: t('precheckin.checkIn.done') },
    failed: { title: t('precheckin.checkIn.failed'), fallback: t('precheckin.checkIn.fallback') },
    changes: changesOf(token),
  });
}

/** Opens the page where what is due is paid. */
export function usePayDue(token: string) {
  const { t } = useWords();
  return useGuestMutation({
    mutationFn: async () => {
      const { callApi, precheckinEndpoints } = await loadPrecheckinApi();
      const { paymentUrl } = await callApi(precheckinEndpoints.pay, { params: { token } });
      location.assign(paymentUrl);
    },
    done: { title: t('precheckin.pay.done') },
    failed: { title: t('precheckin.pay.failed'), fallback: t('precheckin.pay.fallback') },
    changes: changesOf(token),
  });
}

export async function sendOpened(token: string): Promise<void> {
  const { callApi, precheckinEndpoints } = await loadPrecheckinApi();
  await callApi(precheckinEndpoints.opened, { params: { token } });
}
