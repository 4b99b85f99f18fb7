import { publishingEndpoints } from '@booking/contracts/publishing';
import { call } from '@booking/http/call';
import { useAssistantAction } from '../../assistants.queries.ts';
import { useAskAgain } from './publishing.queries.ts';

/** Takes over what Vapi holds in some fields. */
export function useKeepTheirs(id: number) {
  const askAgain = useAskAgain();
  return useAssistantAction({
    act: (fields: string[]) =>
      call(publishingEndpoints.keepTheirs, { params: { id }, body: { fields } }).finally(askAgain),
    done: { title: 'Success', body: 'What Vapi has is now in the draft, and the live version' },
    failed: { title: 'Error', fallback: 'Failed to keep what Vapi has' },
  });
}
