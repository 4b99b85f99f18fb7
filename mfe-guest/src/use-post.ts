import { useState } from 'react';
import { useHost, type Toast } from '@booking/remote-kit/kit';
import { isConnectionLost, messageOf } from './failure.ts';

export type Message = Pick<Toast, 'title' | 'body'>;

type Post<Input, Answer> = {
  send: (input: Input) => Promise<Answer>;
  /** What is said then; where it depends on the answer, of the answer. Nothing where what comes next says enough. */
  done?: Message | ((answer: Answer) => Message);
  failed: { title: string; fallback: string } | ((error: Error) => Message);
  /** Loads anew what the post changed. */
  reload?: () => unknown;
};

type State<Input> = { sent?: Input; isPending: boolean; isSuccess: boolean; error: Error | null };

const told = (failed: Post<unknown, unknown>['failed'], error: Error): Message =>
  typeof failed === 'function' ? failed(error) : { title: failed.title, body: messageOf(error) ?? failed.fallback };

/** A post of a guest page, which says how it ended (S2 section 8). */
export function usePost<Input, Answer>({ send, done, failed, reload }: Post<Input, Answer>) {
  const { toast } = useHost();
  const [state, setState] = useState<State<Input>>({ isPending: false, isSuccess: false, error: null });

  const post = async (sent: Input, onDone?: () => void): Promise<void> => {
    setState({ sent, isPending: true, isSuccess: false, error: null });
    let answer: Answer;
    try {
      answer = await send(sent);
    } catch (thrown) {
      const error = thrown as Error;
      setState({ sent, isPending: false, isSuccess: false, error });
      toast({ intent: 'error', ...told(failed, error) });
      // a refusal may mean that what is shown is no longer so
      if (!isConnectionLost(error)) void reload?.();
      return;
    }
    setState({ sent, isPending: false, isSuccess: true, error: null });
    if (done) toast(typeof done === 'function' ? done(answer) : done);
    void reload?.();
    onDone?.();
  };

  return { ...state, post };
}
