import { useState } from 'react';
import { liveCallEndpoints } from '@booking/contracts/live-calls';
import { call } from '@booking/http/call';
import { useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { ActionDialog, Button, Text, useDangerClass } from '@booking/ui/kit';
import { liveCallQueries } from './live-calls.queries.ts';
import { words } from './live-calls.words.ts';

type Props = { id: string; who: string };

/** Cuts the line, once somebody said that they mean it. */
export function EndCall({ id, who }: Props) {
  const dangerClass = useDangerClass();
  const { toast } = useHost();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const end = useMutation({
    mutationFn: () => call(liveCallEndpoints.end, { params: { id }, body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: liveCallQueries.list().queryKey }),
  });
  const confirm = (close: () => void): void =>
    end.mutate(undefined, {
      onSuccess: () => {
        close();
        toast({ title: words.end.done });
      },
    });
  return (
    <>
      <Button size="small" className={dangerClass} aria-label={words.end.buttonFor(who)} onClick={() => setAsked(true)}>
        {words.end.button}
      </Button>
      {isAsked && (
        <ActionDialog
          title={words.end.title(who)}
          confirm={end.isPending ? words.end.doing : words.end.confirm}
          isPending={end.isPending}
          error={end.error}
          onConfirm={confirm}
          onClose={() => setAsked(false)}
        >
          <Text>{words.end.body}</Text>
        </ActionDialog>
      )}
    </>
  );
}
