import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { isEnter } from '@booking/ui/enter';
import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import { Button } from '../../parts/button.tsx';
import styles from './composer.module.css';
import type { Chat } from './use-chat.ts';

type Props = { chat: Chat; field: RefObject<HTMLTextAreaElement | null>; children: ReactNode };

/** Where a guest types. */
export function Composer({ chat, field, children }: Props) {
  const { t } = useWords();
  const id = useId();
  useEffect(() => field.current!.focus(), [field]);
  const { text, problem, failure, isAnswering } = chat;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void chat.send();
      }}
    >
      <label htmlFor={id}>{t('ai.chat.message')}</label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        className={styles.input}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        value={text}
        onChange={({ target }) => chat.type(target.value)}
        onKeyDown={(event) => {
          // with Shift it begins a new line
          if (!isEnter(event) || event.shiftKey) return;
          event.preventDefault();
          void chat.send();
        }}
      />
      {problem && (
        <span role="alert" id={`${id}-problem`} className={styles.problem}>
          {problem}
        </span>
      )}
      <div className={layout.row}>
        <Button type="submit" isPrimary isLocked={isAnswering}>
          {t(failure?.isKept ? 'site.tryAgain' : 'ai.chat.send')}
        </Button>
        {isAnswering ? <Button onClick={chat.stop}>{t('ai.chat.stop')}</Button> : children}
      </div>
    </form>
  );
}
