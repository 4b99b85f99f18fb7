import type { ReactNode } from 'react';
import type { Endpoint } from '@booking/contracts/endpoint';
import { reasonOf } from '@booking/http/request-error';
import { useHost, useMutation } from '@booking/remote-kit/kit';
import { Button } from '@booking/ui/kit';
import { words } from '../integrations.words.ts';
import { refusalOf } from './test-result.ts';
import { useTestResults } from './test-results-context.tsx';

type Props = { endpoint: Endpoint; query?: object; disabled?: boolean; children: ReactNode };

/** Tries an endpoint; the record of it goes to the Test Results. */
export function TestButton({ endpoint, query, disabled = false, children }: Props) {
  const { toast } = useHost();
  const { run } = useTestResults();
  const fail = (reason: string) => toast({ title: words.results.failed, body: reason, intent: 'error' });
  const { isPending, mutate } = useMutation({
    mutationFn: () => run(endpoint, { query }),
    onSuccess: (answer) => {
      const refusal = refusalOf(answer);
      if (refusal === undefined) toast({ title: words.results.done });
      else fail(refusal);
    },
    onError: (error) => fail(reasonOf(error)),
  });
  return (
    <Button disabled={disabled} disabledFocusable={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  );
}
