import { webhookEndpoints } from '@booking/contracts/webhooks';
import { stream } from '@booking/http/call';
import { reasonOf } from '@booking/http/request-error';
import { saveFile } from '@booking/http/save-file';
import { useHost, useMutation } from '@booking/remote-kit/kit';
import { Button } from '@booking/ui/kit';
import { words } from '../integrations.words.ts';
import type { WebhookQuery } from './webhook-filter.ts';

/** Saves what the filter leaves as a table. */
export function ExportWebhooks({ query }: { query: WebhookQuery }) {
  const { toast } = useHost();
  const { isPending, mutate } = useMutation({
    mutationFn: async () => {
      const file = await stream(webhookEndpoints.export, { query: { ...query, format: 'csv' } });
      saveFile({ name: words.webhooks.file, content: await new Response(file).blob() });
    },
    onError: (error) => toast({ title: words.toasts.error, body: reasonOf(error), intent: 'error' }),
  });
  return (
    <Button size="small" disabledFocusable={isPending} onClick={() => mutate()}>
      {isPending ? words.webhooks.exporting : words.webhooks.export}
    </Button>
  );
}
