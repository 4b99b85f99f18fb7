import { useState } from 'react';
import { goldenCallEndpoints, type GoldenCall, type GoldenResult } from '@booking/contracts/golden-calls';
import { call } from '@booking/http/call';
import { useMutation } from '@booking/remote-kit/kit';
import { useEditor } from '../../editor-context.ts';
import { useInvalidateGoldenCalls } from './golden.queries.ts';

/** Plays golden calls with the draft as it stands in the editor, one after the other; each shows as soon as it is over. */
export function usePlay(assistantId: number) {
  const { sendable } = useEditor();
  const invalidate = useInvalidateGoldenCalls();
  const [results, setResults] = useState<Readonly<Record<number, GoldenResult>>>({});
  const [playing, setPlaying] = useState<GoldenCall>();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (calls: readonly GoldenCall[]) => {
      const done: GoldenResult[] = [];
      for (const each of calls) {
        setPlaying(each);
        const body = { draft: sendable, goldenCallId: each.id };
        const played = await call(goldenCallEndpoints.run, { params: { id: assistantId }, body });
        done.push(...played);
        setResults((others) => ({ ...others, ...Object.fromEntries(played.map((one) => [one.goldenCallId, one])) }));
        void invalidate();
      }
      return done;
    },
    onSettled: () => setPlaying(undefined),
  });
  return { play: mutate, results, playing, done: data, error, isPending };
}

export type Playing = ReturnType<typeof usePlay>;
