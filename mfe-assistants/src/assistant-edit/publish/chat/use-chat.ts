import { useState } from 'react';
import { publishingEndpoints, type ChatAnswer } from '@booking/contracts/publishing';
import { call } from '@booking/http/call';
import { useMutation } from '@booking/remote-kit/kit';
import { useForm } from '@booking/ui/form';
import * as z from 'zod/mini';
import { useEditor } from '../../editor-context.ts';

export type Turn = Pick<ChatAnswer, 'reply' | 'toolCalls'> & { said: string };

const { says } = publishingEndpoints.chat.body.shape;
const schema = z.object({ says });
const silence = { says: '' };

/**
 * A conversation with the draft, unsaved edits included. What was said stays in the field until it is answered. Its tools change nothing
 * unless somebody wants them to.
 */
export function useChat(id: number) {
  const { sendable } = useEditor();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [chatId, setChatId] = useState<string>();
  const [isReal, setReal] = useState(false);
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (said: string) =>
      call(publishingEndpoints.chat, {
        params: { id },
        body: { says: said, chatId, draft: sendable, isRehearsal: !isReal },
      }),
    onSuccess: ({ reply, toolCalls, chatId: next }, said) => {
      setChatId(next);
      setTurns((earlier) => [...earlier, { said, reply, toolCalls }]);
    },
  });
  const form = useForm({
    schema,
    values: silence,
    save: async (read) => {
      const said = form.getValues();
      await mutateAsync(read.says);
      form.rebase(silence, said);
    },
    isGuarded: false,
  });
  const startOver = (): void => {
    setTurns([]);
    setChatId(undefined);
    reset();
  };
  /** What was looked up without effects must not be taken for done. */
  const switchEffects = (real: boolean): void => {
    setReal(real);
    startOver();
  };
  return { form, turns, startOver, error, isReal, switchEffects };
}
