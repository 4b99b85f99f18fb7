import { publishingEndpoints, type PublishReport } from '@booking/contracts/publishing';
import { call } from '@booking/http/call';
import { useHost, useMutation } from '@booking/remote-kit/kit';
import { useEditor } from '../editor-context.ts';
import { publishedToast } from './published-toast.ts';
import { useAskAgain } from './publishing.queries.ts';

type Wanted = {
  note: string;
  /** Published again word for word; the saved draft otherwise. */
  version?: number;
};

/** Publishing with a report, of the draft or of an older version. */
export function usePublishing(id: number) {
  const { toast } = useHost();
  const { saveFirst } = useEditor();
  return useMutation({
    mutationFn: async ({ note, version }: Wanted): Promise<PublishReport | null> => {
      if (version !== undefined) {
        return call(publishingEndpoints.rollback, { params: { id, version }, body: { note } });
      }
      return (await saveFirst()) ? call(publishingEndpoints.publishVerified, { params: { id }, body: { note } }) : null;
    },
    onSuccess: (report) => report && toast(publishedToast(report)),
    onSettled: useAskAgain(),
  });
}

export type Publishing = ReturnType<typeof usePublishing>;
