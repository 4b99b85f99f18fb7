import { webhookEndpoints, type InboundEvent } from '@booking/contracts/webhooks';
import { call } from '@booking/http/call';
import { reasonOf } from '@booking/http/request-error';
import { useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { integrationQueries } from '../integrations.queries.ts';
import { words } from '../integrations.words.ts';

/** Has an event processed once more. */
export function useReprocess() {
  const { toast } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<InboundEvent, 'id'>) => call(webhookEndpoints.replay, { params: { id } }),
    onSuccess: () => {
      toast(words.webhooks.reprocessed);
      void client.invalidateQueries({ queryKey: integrationQueries.allWebhookEvents });
    },
    onError: (error) => toast({ title: words.toasts.error, body: reasonOf(error), intent: 'error' }),
  });
}
