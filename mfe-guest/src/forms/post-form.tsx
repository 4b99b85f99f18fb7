import type { FormEvent, ReactNode } from 'react';
import { isConnectionLost } from '@booking/http/request-error';
import { keepComposed } from '@booking/ui/enter';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import styles from './post-form.module.css';
import { useIsReady } from '../links/use-is-ready.ts';

type Props = {
  button: string;
  waiting: string;
  mutation: { isPending: boolean; isSuccess: boolean; error: Error | null };
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** It cannot be sent yet; what is in it says why. */
  isLocked?: boolean;
  /** The id of the words that say why. */
  reason?: string;
  /** What is still here after a lost connection. */
  kept?: string;
  children?: ReactNode;
};

/** A form that is sent once. On a lost connection all stays as it was given, and its button tries again. */
export function PostForm(props: Props) {
  const { button, waiting, mutation, onSubmit, isLocked = false, reason, kept = 'What you typed', children } = props;
  const isReady = useIsReady();
  const isBusy = mutation.isPending || mutation.isSuccess;
  const isLost = isConnectionLost(mutation.error);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isBusy && !isLocked) void onSubmit(event);
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit} onKeyDown={keepComposed}>
      {children}
      {isLost && <Notice>{`The connection was lost. ${kept} is still here, and it is safe to send it again.`}</Notice>}
      {/* before that the browser would send what was typed as part of the address */}
      <Button
        type={isReady ? 'submit' : 'button'}
        isPrimary
        isLocked={isBusy || isLocked}
        aria-describedby={isLocked ? reason : undefined}
      >
        {mutation.isPending ? waiting : isLost ? 'Try again' : button}
      </Button>
    </form>
  );
}
