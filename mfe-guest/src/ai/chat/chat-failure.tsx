import { guestMessageOf, RequestError } from '@booking/http/request-error';
import layout from '../../layout.module.css';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { AnswerBroken } from '../answer-broken.ts';
import type { Failure } from './use-chat.ts';

function wordsOf({ error, isKept }: Failure): string {
  if (error instanceof AnswerBroken) return error.message;
  const said = guestMessageOf(error);
  if (said) return said;
  return isKept
    ? 'The connection was lost. Your message is still here; try again.'
    : 'The connection was lost during the answer. Ask again for what is missing.';
}

/** Why there is no answer. What the server refuses may stay refused, so there is a way out of this conversation. */
export const ChatFailure = ({ failure, onStartOver }: { failure: Failure; onStartOver: () => void }) => (
  <>
    <Notice>{wordsOf(failure)}</Notice>
    {failure.error instanceof RequestError && (
      <div className={layout.start}>
        <Button onClick={onStartOver}>Start over</Button>
      </div>
    )}
  </>
);
