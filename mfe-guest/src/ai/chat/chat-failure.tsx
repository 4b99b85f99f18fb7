import { RequestError } from '@booking/http/request-error';
import { refusalInWords } from '../../language/said-in-english.ts';
import type { Texts } from '../../language/texts.ts';
import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { AnswerBroken } from '../answer-broken.ts';
import type { Failure } from './use-chat.ts';

function wordsOf({ error, isKept }: Failure, texts: Texts): string {
  const { t } = texts;
  if (error instanceof AnswerBroken) return error.message || t('ai.chat.brokeOff');
  const said = refusalInWords(texts, error);
  if (said) return said;
  return t(isKept ? 'ai.chat.lost' : 'ai.chat.lostMidway');
}

/** Why there is no answer. What the server refuses may stay refused, so there is a way out of this conversation. */
export function ChatFailure({ failure, onStartOver }: { failure: Failure; onStartOver: () => void }) {
  const texts = useWords();
  return (
    <>
      <Notice>{wordsOf(failure, texts)}</Notice>
      {failure.error instanceof RequestError && (
        <div className={layout.start}>
          <Button onClick={onStartOver}>{texts.t('ai.chat.startOver')}</Button>
        </div>
      )}
    </>
  );
}
