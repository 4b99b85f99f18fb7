import type { FormEvent, ReactNode } from 'react';
import { isConnectionLost } from '@booking/http/request-error';
import { keepComposed } from '@booking/ui/enter';
import { useWords } from '../language/use-words.ts';
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
  /** The sentence that says what is still here after a lost connection; what was typed unless said. */
  kept?: string;
  children?: ReactNode;
};

/** A form that is sent once. On a lost connection all stays as it was given, and its button tries again. */
export function PostForm(props: Props) {
  const { t } = useWords();
  const { button, waiting, mutation, onSubmit, isLocked = false, reason, children } = props;
  const { kept = t('forms.typedIsKept') } = props;
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
      {isLost && <Notice>{t('forms.connectionLost', { kept })}</Notice>}
      {/* before that the browser would send what was typed as part of the address */}
      <Button
        type={isReady ? 'submit' : 'button'}
        isPrimary
        isLocked={isBusy || isLocked}
        aria-describedby={isLocked ? reason : undefined}
      >
        {mutation.isPending ? waiting : isLost ? t('site.tryAgain') : button}
      </Button>
    </form>
  );
}
