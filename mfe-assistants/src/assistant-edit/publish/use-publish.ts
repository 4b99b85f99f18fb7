import { useState } from 'react';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { call } from '@booking/http/call';
import { useHost, useMutation } from '@booking/remote-kit/kit';
import { failedPublish } from './failed-publish.ts';
import { publishedToast } from './published-toast.ts';
import type { Reviewed } from './review/review-dialog.tsx';
import { useInvalidateAssistant } from './publishing.queries.ts';
import { useRevision } from './versions/use-revision.ts';

/** Saves, and publishes only if that succeeded; toasts as in S1 section 8. */
export function usePublish(id: number, saveFirst: () => Promise<boolean>) {
  const { toast } = useHost();
  const revision = useRevision(id);
  const [isSaving, setSaving] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ note }: Reviewed) =>
      call(publishingEndpoints.publish, { params: { id }, body: { note, revision: revision() } }),
    onSuccess: (report, { changed }) => toast(publishedToast(report, changed)),
    onError: (error) => toast({ intent: 'error', title: 'Publish Failed', body: failedPublish(error) }),
    onSettled: useInvalidateAssistant(),
  });
  const start = async (reviewed: Reviewed): Promise<void> => {
    setSaving(true);
    const isSaved = await saveFirst();
    setSaving(false);
    if (isSaved) mutate(reviewed);
  };
  return { start, isPending: isPending || isSaving };
}
