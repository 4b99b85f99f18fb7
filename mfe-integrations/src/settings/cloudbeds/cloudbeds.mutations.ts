import { stepUpMinutes } from '@booking/contracts/auth';
import { cloudbedsConnectionEndpoints } from '@booking/contracts/cloudbeds-connection';
import { sessionEndpoints } from '@booking/contracts/session';
import { call } from '@booking/http/call';
import { failureOf, reasonOf } from '@booking/http/request-error';
import { askStepUp } from '@booking/http/step-up';
import { useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { settingQueries } from '../settings.queries.ts';
import { words } from '../settings.words.ts';

const says = words.cloudbeds.toasts;

/** Whatever came of an action, the connection may have changed. */
const useInvalidateConnection = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: settingQueries.cloudbeds().queryKey });
};

/** Toasts as in S1 section 8. */
export function useRefreshToken() {
  const { toast } = useHost();
  return useMutation({
    mutationFn: () => call(cloudbedsConnectionEndpoints.refresh, { body: {} }),
    onSuccess: ({ success, error }) =>
      toast(
        success
          ? { title: words.toasts.success, body: says.refreshed }
          : { intent: 'error', title: words.toasts.error, body: error || says.refused },
      ),
    onError: () => toast({ intent: 'error', title: words.toasts.error, body: says.notRefreshed }),
    onSettled: useInvalidateConnection(),
  });
}

export function useDisconnect() {
  const { toast } = useHost();
  return useMutation({
    mutationFn: () => call(cloudbedsConnectionEndpoints.disconnect, { body: {} }),
    onSuccess: () => toast({ title: words.toasts.success, body: says.disconnected }),
    onError: (error) =>
      toast({ intent: 'error', title: words.toasts.error, body: failureOf(error, says.notDisconnected) }),
    onSettled: useInvalidateConnection(),
  });
}

/** Leaves for the consent page, which is opened after a step-up alone: a link cannot ask for one, so it is asked for before. */
export function useConnect() {
  const { toast } = useHost();
  return useMutation({
    mutationFn: async () => {
      const { steppedUpAt } = await call(sessionEndpoints.me);
      const isRecent = steppedUpAt !== null && Date.now() - Date.parse(steppedUpAt) < (stepUpMinutes - 1) * 60_000;
      if (isRecent || (await askStepUp())) location.assign(cloudbedsConnectionEndpoints.authorize.path);
    },
    onError: (error) => toast({ intent: 'error', title: words.toasts.error, body: reasonOf(error) }),
  });
}
