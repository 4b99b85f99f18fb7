import { useState } from 'react';
import { publishingEndpoints, type ChatAnswer } from '@booking/contracts/publishing';
import { call } from '@booking/http/call';
import { useMutation } from '@booking/remote-kit/kit';
import { sendable } from '../../draft.ts';
import { useEditor } from '../../editor-context.ts';

export type Turn = Pick<ChatAnswer, 'reply' | 'toolCalls'> & { said: string };

/** A conversation with the draft, unsaved edits included. What was said stays in the field until it is answered. */
export function useChat(id: number) {
  const { changes, problems } = useEditor();
  const [typed, setTyped] = useState('');
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [chatId, setChatId] = useState<string>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (says: string) =>
      call(publishingEndpoints.chat, { params: { id }, body: { says, chatId, draft: sendable(changes, problems) } }),
    onSuccess: ({ reply, toolCalls, chatId: next }, said) => {
      setChatId(next);
      setTurns((earlier) => [...earlier, { said, reply, toolCalls }]);
      setTyped((now) => (now === said ? '' : now));
    },
  });
  const say = (): void => {
    if (typed.trim() !== '' && !isPending) mutate(typed);
  };
  const startOver = (): void => {
    setTurns([]);
    setChatId(undefined);
    reset();
  };
  return { typed, type: setTyped, turns, say, startOver, isPending, error };
}
