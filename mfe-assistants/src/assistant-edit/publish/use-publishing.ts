import type { Assistant } from '@booking/contracts/assistants';
import { publishingEndpoints, type DraftChoice, type PublishReport } from '@booking/contracts/publishing';
import { call } from '@booking/http/call';
import { useHost, useMutation } from '@booking/remote-kit/kit';
import { useEditor } from '../editor-context.ts';
import { publishedToast } from './published-toast.ts';
import { useInvalidateAssistant } from './publishing.queries.ts';
import { useRevision } from './versions/use-revision.ts';

export type Wanted = {
  note: string;
  /** The fields that were seen to change. */
  changed?: readonly string[];
  /** Published again word for word; the saved draft otherwise. */
  version?: number;
  /** What becomes of the draft when it is a version. */
  draft?: DraftChoice;
};

/** Publishing with a report, of the draft or of a version. */
export function usePublishing({ id, publishedVersion }: Assistant) {
  const { toast } = useHost();
  const { saveFirst } = useEditor();
  const revision = useRevision(id);
  const mutation = useMutation({
    mutationFn: async ({ note, version, draft }: Wanted): Promise<PublishReport | null> => {
      if (version !== undefined) {
        const body = { note, draft, revision: revision() };
        return call(publishingEndpoints.rollback, { params: { id, version }, body });
      }
      if (!(await saveFirst())) return null;
      return call(publishingEndpoints.publishVerified, { params: { id }, body: { note, revision: revision() } });
    },
    onMutate: () => ({ live: publishedVersion }),
    onSuccess: (report, { changed }) => report && toast(publishedToast(report, changed)),
    onSettled: useInvalidateAssistant(),
  });
  const liveThen = mutation.data?.version ?? mutation.context?.live ?? 0;
  return {
    ...mutation,
    /** When what is told of it began. */
    startedAt: new Date(mutation.submittedAt),
    /** Something was published after it, by whomever: what it tells of callers is over. */
    isPast: !mutation.isPending && (publishedVersion ?? 0) > liveThen,
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
