import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { reasonOf } from '@booking/http/request-error';
import { Dialog } from './dialog.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { useUnsaved } from './leave-guard.tsx';
import { Notice } from './notice.tsx';

const useStyles = makeStyles({ form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL } });

type Props = {
  title: string;
  /** What the button that does it says. */
  confirm: string;
  isPending: boolean;
  /** Something was typed that closing would lose, so it asks first. */
  isUnsaved?: boolean;
  error: Error | null;
  onConfirm: (close: () => void) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form that does something; open while it is mounted. What was typed stays when it fails. */
export function ActionDialog(props: Props) {
  const { title, confirm, isPending, isUnsaved = false, error, onConfirm, onClose, children } = props;
  const styles = useStyles();
  const dialog = useRef<HTMLDialogElement>(null);
  // one for each time it is asked: Escape may come again before the browser has told that the question was closed
  const [question, setQuestion] = useState(0);
  const form = useId();
  useUnsaved(isUnsaved);
  useEffect(() => dialog.current?.showModal(), []);
  const close = (): void => dialog.current?.close();
  const leave = isUnsaved ? () => setQuestion((before) => before + 1) : close;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) onConfirm(close);
  };
  return (
    <>
      <Dialog
        dialog={dialog}
        title={title}
        onClose={onClose}
        onEscape={leave}
        actions={
          <>
            <Button onClick={leave}>Cancel</Button>
            <Button type="submit" form={form} appearance="primary" disabledFocusable={isPending}>
              {confirm}
            </Button>
          </>
        }
      >
        <form id={form} className={styles.form} onSubmit={submit} noValidate>
          {children}
          {error && (
            <Notice intent="error" role="alert">
              {reasonOf(error)}
            </Notice>
          )}
        </form>
      </Dialog>
      {question > 0 && <DiscardQuestion key={question} onKeep={() => setQuestion(0)} onDiscard={close} />}
    </>
  );
}
