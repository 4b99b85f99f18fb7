import { webhookEndpoints, type InboundEvent } from '@booking/contracts/webhooks';
import { call } from '@booking/http/call';
import { reasonOf } from '@booking/http/request-error';
import { useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { Button } from '@booking/ui/kit';
import { integrationQueries } from '../integrations.queries.ts';

/** Has an event processed once more. */
export function DeliverAgain({ event: { id, kind } }: { event: InboundEvent }) {
  const { toast } = useHost();
  const client = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: () => call(webhookEndpoints.replay, { params: { id } }),
    onSuccess: () => {
      toast({ title: 'Delivered again', body: 'Refresh to see what became of it.' });
      void client.invalidateQueries({ queryKey: integrationQueries.allWebhookEvents });
    },
    onError: (error) => toast({ title: 'Error', body: reasonOf(error), intent: 'error' }),
  });
  return (
    <Button
      size="small"
      aria-label={`Deliver again: ${kind} ${id}`}
      disabledFocusable={isPending}
      onClick={() => mutate()}
    >
      Deliver again
    </Button>
  );
}
