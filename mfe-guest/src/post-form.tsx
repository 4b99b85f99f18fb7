import type { FormEvent, ReactNode } from 'react';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import { isConnectionLost } from './failure.ts';
import { Notice } from './notice.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, maxWidth: '34rem' },
});

type Props = {
  button: string;
  waiting: string;
  post: { isPending: boolean; isSuccess: boolean; error: Error | null };
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** A form that is sent once. On a lost connection all stays as typed, and its button tries again. */
export function PostForm({ button, waiting, post, onSubmit, children }: Props) {
  const styles = useStyles();
  const isBusy = post.isPending || post.isSuccess;
  const isLost = isConnectionLost(post.error);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isBusy) onSubmit(event);
  };
  return (
    <form noValidate className={styles.root} onSubmit={submit}>
      {children}
      {isLost && (
        <Notice>The connection was lost. What you typed is still here, and it is safe to send it again.</Notice>
      )}
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
        {post.isPending ? waiting : isLost ? 'Try again' : button}
      </Button>
    </form>
  );
}
