import { useHost, useMutation, type Toast } from '@booking/remote-kit/kit';
import { isConnectionLost, messageOf } from './failure.ts';

type Post<Input> = {
  send: (input: Input) => Promise<unknown>;
  done: Pick<Toast, 'title' | 'body'>;
  failed: { title: string; fallback: string };
  /** Loads anew what the post changed. */
  reload?: () => unknown;
};

/** A post of a guest page, which says how it ended (S2 section 8). */
export function usePost<Input>({ send, done, failed, reload }: Post<Input>) {
  const { toast } = useHost();
  return useMutation({
    mutationFn: send,
    // offline it fails at once instead of waiting unseen
    networkMode: 'always',
    onSuccess: () => {
      toast(done);
      void reload?.();
    },
    onError: (error) => {
      toast({ intent: 'error', title: failed.title, body: messageOf(error) ?? failed.fallback });
      // a refusal may mean that what is shown is no longer so
      if (!isConnectionLost(error)) void reload?.();
    },
  });
}
