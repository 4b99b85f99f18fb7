import type { FormEvent, ReactNode } from 'react';
import { isConnectionLost } from './failure.ts';
import { Button } from './parts/button.tsx';
import { Notice } from './parts/notice.tsx';
import styles from './post-form.module.css';
import { useIsReady } from './use-is-ready.ts';

type Props = {
  button: string;
  waiting: string;
  post: { isPending: boolean; isSuccess: boolean; error: Error | null };
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  children: ReactNode;
};

/** A form that is sent once. On a lost connection all stays as typed, and its button tries again. */
export function PostForm({ button, waiting, post, onSubmit, children }: Props) {
  const isReady = useIsReady();
  const isBusy = post.isPending || post.isSuccess;
  const isLost = isConnectionLost(post.error);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isBusy) void onSubmit(event);
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {children}
      {isLost && (
        <Notice>The connection was lost. What you typed is still here, and it is safe to send it again.</Notice>
      )}
      {/* before that the browser would send what was typed as part of the address */}
      <Button type={isReady ? 'submit' : 'button'} isPrimary isLocked={isBusy}>
        {post.isPending ? waiting : isLost ? 'Try again' : button}
      </Button>
    </form>
  );
}
