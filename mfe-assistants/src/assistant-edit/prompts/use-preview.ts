import { useEffect, useState } from 'react';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { call } from '@booking/http/call';
import { useQuery } from '@booking/remote-kit/kit';
import { assistantQueries } from '../../assistants.queries.ts';
import { useEditor } from '../editor-context.ts';
import type { Editing } from '../use-editing.ts';

const pauseMs = 400;

/** A value once it has stopped changing. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const isSame = JSON.stringify(value) === JSON.stringify(settled);
  useEffect(() => {
    if (isSame) return;
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, isSame]);
  return settled;
}

/** What a publish would send, with the unsaved edits that can be saved; asked for anew when typing pauses. */
export function useDraftPreview({ base: { id, revision }, sendable }: Editing) {
  const draft = useSettled(sendable);
  return useQuery({
    queryKey: [...assistantQueries.one(id).queryKey, 'preview', revision, draft],
    queryFn: ({ signal }) => call(publishingEndpoints.preview, { params: { id }, body: { draft } }, { signal }),
    staleTime: 0,
    placeholderData: (before) => before,
  });
}

export type Previewing = ReturnType<typeof useDraftPreview>;

/** That of the assistant being edited. */
export const usePreview = (): Previewing => useEditor().preview;
