import { documentationEndpoints, type Documentation } from '@booking/contracts/ai-documentation';
import { call } from '@booking/http/call';
import { failureOf } from '@booking/http/request-error';
import { queryOptions, useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import type { EntryFields } from './entry/entry-values.ts';

/** Others change the documentation too, so whoever comes to it asks anew. */
export const documentationQueries = {
  all: ['ai-documentation'] as const,
  list: () =>
    queryOptions({
      queryKey: [...documentationQueries.all, 'list'],
      queryFn: ({ signal }) => call(documentationEndpoints.list, {}, { signal }),
      staleTime: 0,
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: [...documentationQueries.all, 'one', id],
      queryFn: ({ signal }) => call(documentationEndpoints.read, { params: { id } }, { signal }),
      staleTime: 0,
    }),
  history: (id: number) =>
    queryOptions({
      queryKey: [...documentationQueries.all, 'history', id],
      queryFn: ({ signal }) => call(documentationEndpoints.history, { params: { id } }, { signal }),
      staleTime: 0,
    }),
};

type Action<Input, Answer> = { act: (input: Input) => Promise<Answer>; done: string; failure: string };

/** Changes the documentation and says what came of it; it is pending until the screen shows it. */
function useDocumentationAction<Input, Answer>({ act, done, failure }: Action<Input, Answer>) {
  const { toast } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast({ title: done }),
    onError: (error) => toast({ intent: 'error', title: 'Error', body: failureOf(error, failure) }),
    onSettled: () => client.invalidateQueries({ queryKey: documentationQueries.all }),
  });
}

const updated = { done: 'Documentation updated successfully', failure: 'Failed to update documentation' };

export const useCreate = () =>
  useDocumentationAction({
    act: (body: EntryFields) => call(documentationEndpoints.create, { body }),
    done: 'Documentation created successfully',
    failure: 'Failed to create documentation',
  });

export const useUpdate = ({ id }: Documentation) =>
  useDocumentationAction({
    act: (body: Partial<EntryFields> & { revision?: number }) =>
      call(documentationEndpoints.update, { params: { id }, body }),
    ...updated,
  });

/**
 * One after the other, so that a failure leaves the ones before it done and the others as they were. An entry that somebody else
 * moved meanwhile is such a failure: the place was chosen in a list that is no more.
 */
export const useMove = () =>
  useDocumentationAction({
    act: async (moved: readonly Documentation[]) => {
      for (const { id, order, revision } of moved) {
        await call(documentationEndpoints.update, { params: { id }, body: { order, revision } });
      }
    },
    ...updated,
  });

/** Tells that it is done before the list is asked anew, so that what undoes it stands where the entry stood. */
export const useRemove = ({ id }: Documentation) =>
  useDocumentationAction({
    act: async (onRemoved: () => void) => {
      await call(documentationEndpoints.remove, { params: { id } });
      onRemoved();
    },
    done: 'Documentation deleted successfully',
    failure: 'Failed to delete documentation',
  });

export const useRestore = ({ id }: Documentation) =>
  useDocumentationAction({
    act: () => call(documentationEndpoints.restore, { params: { id }, body: {} }),
    done: 'Documentation restored successfully',
    failure: 'Failed to restore documentation',
  });
