import { assistantEndpoints, type Assistant } from '@booking/contracts/assistants';
import { call } from '@booking/http/call';
import { failureOf } from '@booking/http/request-error';
import { queryOptions, useHost, useMutation, useQueryClient, type Toast } from '@booking/remote-kit/kit';

/** The watch and other people change assistants meanwhile, so whoever comes to a screen asks anew. */
export const assistantQueries = {
  all: ['assistants'] as const,
  /** Archived ones as well. */
  list: () =>
    queryOptions({
      queryKey: [...assistantQueries.all, 'list'],
      queryFn: ({ signal }) => call(assistantEndpoints.list, { query: { archived: 'true' } }, { signal }),
      staleTime: 0,
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: [...assistantQueries.all, 'one', id],
      queryFn: ({ signal }) => call(assistantEndpoints.read, { params: { id } }, { signal }),
      staleTime: 0,
    }),
};

type Action<Input> = {
  act: (input: Input) => Promise<Assistant>;
  done: Toast;
  /** The title of the toast when it fails, and its words when the server said nothing. */
  failed: { title: string; fallback: string; wordsOf?: typeof failureOf };
};

/** Changes an assistant, and tells by a toast what came of it; what it is then shows wherever it stands. */
export function useAssistantAction<Input = void>({ act, done, failed }: Action<Input>) {
  const { toast } = useHost();
  const client = useQueryClient();
  const { title, fallback, wordsOf = failureOf } = failed;
  return useMutation({
    mutationFn: act,
    onSuccess: (assistant) => {
      toast(done);
      client.setQueryData(assistantQueries.one(assistant.id).queryKey, assistant);
      return client.invalidateQueries({ queryKey: [...assistantQueries.all, 'list'] });
    },
    onError: (error) => toast({ intent: 'error', title, body: wordsOf(error, fallback) }),
  });
}
