import { useEffect, useId, useRef, type ReactNode } from 'react';
import { isEnter } from '@booking/ui/enter';
import layout from '../../layout.module.css';
import { Button } from '../../parts/button.tsx';
import styles from './composer.module.css';
import type { Chat } from './use-chat.ts';

/** Where a guest types. */
export function Composer({ chat, children }: { chat: Chat; children: ReactNode }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current!.focus(), []);
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
      <label htmlFor={id}>Your message</label>
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
          {failure?.isKept ? 'Try again' : 'Send'}
        </Button>
        {isAnswering ? <Button onClick={chat.stop}>Stop</Button> : children}
      </div>
    </form>
  );
}
