import { alertEndpoints, type Alert } from '@booking/contracts/alerts';
import { call } from '@booking/http/call';
import { reasonOf } from '@booking/http/request-error';
import { queryOptions, useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';

const pollMs = 60_000;

export const alertQuery = queryOptions({
  queryKey: ['alerts'],
  queryFn: ({ signal }) => call(alertEndpoints.active, {}, { signal }),
  refetchInterval: pollMs,
});

/** Each answers the alerts as they are then, which every list of them shows at once. */
function useAlertChange<Input>(change: (input: Input) => Promise<Alert[]>) {
  const { toast } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (alerts) => client.setQueryData(alertQuery.queryKey, alerts),
    onError: (error) => toast({ intent: 'error', title: 'Error', body: reasonOf(error) }),
  });
}

export const useMarkRead = () => useAlertChange<void>(() => call(alertEndpoints.markRead, { body: {} }));

export const useAcknowledge = () =>
  useAlertChange((id: string) => call(alertEndpoints.acknowledge, { params: { id }, body: {} }));
