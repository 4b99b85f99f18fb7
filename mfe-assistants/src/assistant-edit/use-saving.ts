import { assistantEndpoints, type Assistant } from '@booking/contracts/assistants';
import { call } from '@booking/http/call';
import { failureOf, hasStatus } from '@booking/http/request-error';
import { useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { assistantQueries } from '../assistants.queries.ts';
import { labelOf, type Edits } from './draft.ts';
import type { Drafting } from './use-draft.ts';

type Attempt = { changes: Edits; base: Assistant };

const failure = 'Failed to save assistant';

/**
 * Saving the draft, by itself and before a publish. When somebody else saved meanwhile nothing is overwritten: both versions are
 * shown to choose from. Toasts as in S1 section 8.
 */
export function useSaving({ base, changes, isChanged, problems, saved, collide }: Drafting) {
  const { toast } = useHost();
  const client = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (attempt: Attempt) => {
      const { id, revision } = attempt.base;
      return call(assistantEndpoints.save, { params: { id }, body: { ...attempt.changes, revision } });
    },
    onSuccess: (assistant, { changes: sent }) => {
      client.setQueryData(assistantQueries.one(assistant.id).queryKey, assistant);
      saved(assistant, sent);
      void client.invalidateQueries({ queryKey: [...assistantQueries.all, 'list'] });
    },
    onError: async (refused) => {
      if (hasStatus(refused, 409)) collide(await client.fetchQuery(assistantQueries.one(base.id)));
    },
  });

  /** @throws Error when a field holds something that cannot be stored, and whatever a save throws */
  const send = async (attempt: Attempt): Promise<void> => {
    const [wrong] = Object.entries(problems);
    if (wrong) throw new Error(`${labelOf(wrong[0])}: ${wrong[1]}`);
    await mutateAsync(attempt);
  };
  const refuse = (body: string) => toast({ intent: 'error', title: 'Error', body });

  /** Saves what changed, or what is given instead. */
  const save = (attempt: Attempt = { changes, base }): Promise<void> =>
    send(attempt).then(
      () => toast({ title: 'Success', body: 'Assistant configuration saved successfully' }),
      (refused: Error) => refuse(refused.name === 'Error' ? refused.message : failureOf(refused, failure)),
    );

  /** What is published is what is saved. @returns whether all is saved now */
  const saveFirst = async (): Promise<boolean> => {
    if (!isChanged) return true;
    return send({ changes, base }).then(
      () => true,
      (refused: Error) => {
        refuse(refused.name === 'Error' ? refused.message : failure);
        return false;
      },
    );
  };

  return { save, saveFirst, isSaving: isPending, error };
}

export type Saving = ReturnType<typeof useSaving>;
