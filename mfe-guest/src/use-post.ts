import { useState } from 'react';
import { useHost, type Toast } from '@booking/remote-kit/kit';
import { isConnectionLost, messageOf } from './failure.ts';

type Message = Pick<Toast, 'title' | 'body'>;

type Post<Input, Answer> = {
  send: (input: Input) => Promise<Answer>;
  /** What is said then; where it depends on the answer, of the answer. */
  done: Message | ((answer: Answer) => Message);
  failed: { title: string; fallback: string };
  /** Loads anew what the post changed. */
  reload?: () => unknown;
};

type State<Input> = { sent?: Input; isPending: boolean; isSuccess: boolean; error: Error | null };

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
      toast({ intent: 'error', title: failed.title, body: messageOf(error) ?? failed.fallback });
      // a refusal may mean that what is shown is no longer so
      if (!isConnectionLost(error)) void reload?.();
      return;
    }
    setState({ sent, isPending: false, isSuccess: true, error: null });
    toast(typeof done === 'function' ? done(answer) : done);
    void reload?.();
    onDone?.();
  };

  return { ...state, post };
}
