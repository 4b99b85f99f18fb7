import { publishingEndpoints, type DraftChoice } from '@booking/contracts/publishing';
import { call } from '@booking/http/call';
import { useAssistantAction } from '../../../assistants.queries.ts';
import { publishWords } from '../../assistant-edit.words.ts';
import { useInvalidateAssistant } from '../publishing.queries.ts';
import { useRevision } from '../versions/use-revision.ts';

type Kept = { fields: string[]; draft?: DraftChoice };

/** Takes over what Vapi holds in some fields. */
export function useKeepTheirs(id: number) {
  const invalidate = useInvalidateAssistant();
  const revision = useRevision(id);
  return useAssistantAction({
    act: (kept: Kept) =>
      call(publishingEndpoints.keepTheirs, { params: { id }, body: { ...kept, revision: revision() } }).finally(
        invalidate,
      ),
    done: { title: 'Success', body: publishWords.drift.used },
    failed: { title: 'Error', fallback: publishWords.drift.useFailed },
  });
}

export type KeepTheirs = ReturnType<typeof useKeepTheirs>;
