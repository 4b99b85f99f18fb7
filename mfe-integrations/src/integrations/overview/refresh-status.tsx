import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { integrationEndpoints } from '@booking/contracts/integrations';
import { call } from '@booking/http/call';
import { reasonOf } from '@booking/http/request-error';
import { useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { Button } from '@booking/ui/kit';
import { integrationQueries } from '../integrations.queries.ts';
import { words } from '../integrations.words.ts';

/** Has the server ask the providers anew. */
export function RefreshStatus() {
  const { toast } = useHost();
  const client = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: () => call(integrationEndpoints.health, { query: { refresh: 'true' } }),
    onSuccess: (health) => {
      client.setQueryData(integrationQueries.health().queryKey, health);
      void client.invalidateQueries({ queryKey: integrationQueries.uptime().queryKey });
    },
    onError: (error) => toast({ title: words.toasts.error, body: reasonOf(error), intent: 'error' }),
  });
  return (
    <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isPending} onClick={() => mutate()}>
      {isPending ? words.overview.refreshing : words.overview.refresh}
    </Button>
  );
}
