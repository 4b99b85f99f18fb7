import { hasStatus } from '@booking/http/request-error';
import { messageOf } from '../failure.ts';
import layout from '../layout.module.css';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { AnswerBroken } from './answer-broken.ts';
import type { Chat } from './use-chat.ts';

function wordsOf(error: Error, isKept: boolean): string {
  if (error instanceof AnswerBroken) return error.message;
  const said = messageOf(error);
  if (said) return said;
  return isKept
    ? 'The connection was lost. Your message is still here; try again.'
    : 'The connection was lost during the answer. Ask again for what is missing.';
}

/** Why there is no answer, and the way on. */
export function ChatFailure({ error, chat, onStartOver }: { error: Error; chat: Chat; onStartOver: () => void }) {
  const isOver = hasStatus(error, 404);
  const isKept = chat.text !== '';
  return (
    <>
      <Notice>{wordsOf(error, isKept)}</Notice>
      <div className={layout.start}>
        {isOver ? (
          <Button onClick={onStartOver}>Start over</Button>
        ) : (
          isKept && <Button onClick={() => void chat.send()}>Try again</Button>
        )}
      </div>
    </>
  );
}
