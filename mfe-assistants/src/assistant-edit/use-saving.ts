import { assistantEndpoints } from '@booking/contracts/assistants';
import { call } from '@booking/http/call';
import { failureOf, hasStatus } from '@booking/http/request-error';
import { useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { assistantQueries } from '../assistants.queries.ts';
import { labelOf } from './draft.ts';
import { bodyOf, isUnsaved } from './editing.ts';
import type { Drafting } from './use-draft.ts';

const failure = 'Failed to save assistant';

/**
 * Saving the draft, by itself and before a publish. When somebody else saved meanwhile nothing is overwritten: both versions are
 * shown to choose from. Toasts as in S1 section 8.
 */
export function useSaving({ base: { id }, problems, now, saved, collide }: Drafting) {
  const { toast } = useHost();
  const client = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation({
    // one at a time: the next goes on from what the one before was answered
    scope: { id: `assistant ${id}` },
    mutationFn: async () => {
      const editing = now();
      if (!isUnsaved(editing)) return undefined;
      const assistant = await call(assistantEndpoints.save, { params: { id }, body: bodyOf(editing) });
      return { assistant, sent: editing.edits };
    },
    onSuccess: (done) => {
      if (!done) return;
      client.setQueryData(assistantQueries.one(id).queryKey, done.assistant);
      saved(done.assistant, done.sent);
      void client.invalidateQueries({ queryKey: [...assistantQueries.all, 'list'] });
    },
    onError: async (refused) => {
      if (hasStatus(refused, 409)) collide(await client.fetchQuery(assistantQueries.one(id)));
    },
  });

  /** @throws Error when a field holds something that cannot be stored, and whatever a save throws */
  const send = async (): Promise<void> => {
    const [wrong] = Object.entries(problems);
    if (wrong) throw new Error(`${labelOf(wrong[0])}: ${wrong[1]}`);
    await mutateAsync();
  };
  const refuse = (body: string) => toast({ intent: 'error', title: 'Error', body });

  const save = (): Promise<void> =>
    send().then(
      () => toast({ title: 'Success', body: 'Assistant configuration saved successfully' }),
      (refused: Error) => refuse(refused.name === 'Error' ? refused.message : failureOf(refused, failure)),
    );

  /** What is published is what is saved. @returns whether all is saved now */
  const saveFirst = (): Promise<boolean> =>
    send().then(
      () => true,
      (refused: Error) => {
        refuse(refused.name === 'Error' ? refused.message : failure);
        return false;
      },
    );

  return { save, saveFirst, isSaving: isPending, error };
}

export type Saving = ReturnType<typeof useSaving>;
