import { useEffect, useRef, useState } from 'react';
import { loadContract } from '../ask.ts';
import { answered, asked, cutOff, grown, heard, hungUp, takenBack, type Heard, type Turn } from './turns.ts';

export type Chat = ReturnType<typeof useChat>;

const loadSaying = async () => {
  const contract = await loadContract();
  return { ...(await contract.rulesOf('message')), ...(await contract.loadAi()) };
};

/** A conversation as it is typed. What did not come through is there again, to be sent once more. */
export function useChat({ token, greeting }: { token: string; greeting: string }) {
  const [turns, setTurns] = useState<readonly Turn[]>(
    greeting ? [{ from: 'assistant', text: greeting, state: 'whole' }] : [],
  );
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<Error>();
  const [isAnswering, setAnswering] = useState(false);
  const answer = useRef<AbortController>(undefined);
  const stop = (): void => answer.current?.abort();
  useEffect(() => stop, []);

  const exchange = async (): Promise<void> => {
    const { schema, problemsOf, say } = await loadSaying();
    const wrong = problemsOf(schema, { text }).text;
    setProblem(wrong);
    if (wrong) return;
    const said = text.trim();
    setText('');
    setTurns(asked(said));
    answer.current = new AbortController();
    let hasBegun = false;
    try {
      for await (const words of say(token, said, answer.current)) {
        hasBegun = true;
        setTurns(grown(words));
      }
      setTurns(answered);
    } catch (error) {
      const isStopped = (error as Error).name === 'AbortError';
      const isKept = hasBegun || isStopped;
      setTurns(isKept ? cutOff : takenBack);
      if (!isKept) setText((typed) => [said, typed].filter(Boolean).join('\n'));
      if (!isStopped) throw error;
    }
  };

  const send = async (): Promise<void> => {
    if (isAnswering) return;
    setAnswering(true);
    setFailure(undefined);
    await exchange().catch(setFailure);
    setAnswering(false);
  };

  return {
    turns,
    text,
    problem,
    failure,
    isAnswering,
    type: setText,
    send,
    stop,
    hear: (piece: Heard): void => setTurns(heard(piece)),
    stopHearing: (): void => setTurns(hungUp),
  };
}
