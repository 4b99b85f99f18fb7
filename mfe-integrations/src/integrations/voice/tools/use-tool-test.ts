import { voiceEndpoints } from '@booking/contracts/voice';
import type { CallOf } from '@booking/contracts/endpoint';
import { reasonOf } from '@booking/http/request-error';
import { useHost, useMutation } from '@booking/remote-kit/kit';
import { words } from '../../integrations.words.ts';
import { useTestResults } from '../../results/test-results-context.tsx';

type ToolTry = CallOf<typeof voiceEndpoints.testTool>['body'];

/** Tries a tool, and says how it went. */
export function useToolTest() {
  const { toast } = useHost();
  const { run } = useTestResults();
  const fail = (reason: string | null) =>
    toast({ title: words.tools.failed, body: reason || words.tools.failedBody, intent: 'error' });
  return useMutation({
    mutationFn: (body: ToolTry) => run(voiceEndpoints.testTool, { body }),
    onSuccess: ({ success, error }) => (success ? toast({ title: words.tools.succeeded }) : fail(error)),
    onError: (error) => fail(reasonOf(error)),
  });
}
