import { isConnectionLost } from '@booking/http/request-error';
import { useHost, useMutation, useQueryClient, type Toast } from '@booking/remote-kit/kit';
import { refusalInWords } from '../language/said-in-english.ts';
import { useWords, type PageWords } from '../language/use-words.ts';

export type Message = Pick<Toast, 'title' | 'body'>;

type Options<Input, Answer> = {
  mutationFn: (input: Input) => Promise<Answer>;
  /** The toast of a success, which may depend on the answer; none where the next step says enough. */
  done?: Message | ((answer: Answer) => Message);
  /** The toast of a failure. The fallback is its body where the server gives no reason. */
  failed: { title: string; fallback: string } | ((error: Error) => Message);
  /** The key of the query that the mutation changes. */
  changes?: readonly unknown[];
};

const failureToast = (words: PageWords, failed: Options<unknown, unknown>['failed'], error: Error): Message =>
  typeof failed === 'function'
    ? failed(error)
    : { title: failed.title, body: refusalInWords(words, error) ?? failed.fallback };

/** A mutation of a guest page, which says how it ended by a toast (S2 section 8). */
export function useGuestMutation<Input = void, Answer = unknown>(options: Options<Input, Answer>) {
  const { mutationFn, done, failed, changes } = options;
  const words = useWords();
  const { toast } = useHost();
  const client = useQueryClient();
  const refetchChanged = (): void => {
    if (changes) void client.invalidateQueries({ queryKey: changes });
  };
  return useMutation({
    mutationFn,
    onSuccess: (answer) => {
      if (done) toast(typeof done === 'function' ? done(answer) : done);
      refetchChanged();
    },
    onError: (error) => {
      toast({ intent: 'error', ...failureToast(words, failed, error) });
      // a refusal may mean that what is shown is out of date
      if (!isConnectionLost(error)) refetchChanged();
    },
  });
}
