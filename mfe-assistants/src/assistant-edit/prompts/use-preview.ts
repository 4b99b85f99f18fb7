import { useEffect, useState } from 'react';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { call } from '@booking/http/call';
import { useQuery } from '@booking/remote-kit/kit';
import { assistantQueries } from '../../assistants.queries.ts';
import { useEditor } from '../editor-context.ts';
import type { Editing } from '../use-editing.ts';

const pauseMs = 400;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A value once it has stopped changing. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const isSettled = isSame(value, settled);
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, isSettled]);
  return settled;
}

/** What a publish would send, with the unsaved edits that can be saved; asked for anew when typing pauses. */
export function useDraftPreview({ base: { id, revision }, sendable }: Editing) {
  const draft = useSettled(sendable);
  const query = useQuery({
    queryKey: [...assistantQueries.one(id).queryKey, 'preview', revision, draft],
    queryFn: ({ signal }) => call(publishingEndpoints.preview, { params: { id }, body: { draft } }, { signal }),
    staleTime: 0,
    placeholderData: (before) => before,
  });
  /** What it says is not of the newest words yet. */
  const isBehind = !isSame(draft, sendable) || query.isPlaceholderData;
  return { ...query, isBehind };
}

export type Previewing = ReturnType<typeof useDraftPreview>;

/** That of the assistant being edited. */
export const usePreview = (): Previewing => useEditor().preview;
