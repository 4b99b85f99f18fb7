import { useEffect, useRef, useState } from 'react';
import { formErrors } from '../../forms/form-errors.ts';
import { loadAiApi } from '../load-ai-api.ts';
import { answered, asked, cutOff, grown, heard, hungUp, named, takenBack, type Heard, type Turn } from './turns.ts';

export type Chat = ReturnType<typeof useChat>;

/** Why there is no answer, and whether what was asked is there to be sent again. */
export type Failure = { error: Error; isKept: boolean };

/** A conversation as it is typed. What did not come through is there again, to be sent once more. */
export function useChat({ token, greeting }: { token: string; greeting: string }) {
  const [turns, setTurns] = useState<readonly Turn[]>(
    greeting ? [{ from: 'assistant', text: greeting, state: 'whole' }] : [],
  );
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [isAnswering, setAnswering] = useState(false);
  const answer = useRef<AbortController>(undefined);
  useEffect(() => () => answer.current?.abort(), []);

  const exchange = async (words: string): Promise<void> => {
    const { sendMessage, webConversationEndpoints } = await loadAiApi();
    const wrong = formErrors(webConversationEndpoints.say.body, { text: words }).text;
    setProblem(wrong);
    if (wrong) return;
    const said = words.trim();
    // what is being typed stays where something else is said
    setText((typed) => (typed === words ? '' : typed));
    setTurns(asked(said));
    answer.current = new AbortController();
    let hasBegun = false;
    try {
      for await (const part of sendMessage(token, said, answer.current)) {
        hasBegun = true;
        setTurns('delta' in part ? grown(part.delta) : named(part.rooms));
      }
      setTurns(answered);
    } catch (thrown) {
      const error = thrown as Error;
      const isStopped = error.name === 'AbortError';
      const isKept = !hasBegun && !isStopped;
      setTurns(isKept ? takenBack : cutOff);
      if (isKept) setText((typed) => [said, typed].filter(Boolean).join('\n'));
      if (!isStopped) setFailure({ error, isKept });
    }
  };

  const say = async (words: string): Promise<void> => {
    if (isAnswering) return;
    setAnswering(true);
    setFailure(undefined);
    // the script that sends may not have arrived
    await exchange(words).catch((error: Error) => setFailure({ error, isKept: true }));
    setAnswering(false);
  };

  return {
    turns,
    text,
    problem,
    failure,
    isAnswering,
    type: setText,
    say,
    send: (): Promise<void> => say(text),
    stop: (): void => answer.current?.abort(),
    hear: (piece: Heard): void => setTurns(heard(piece)),
    stopHearing: (): void => setTurns(hungUp),
  };
}
