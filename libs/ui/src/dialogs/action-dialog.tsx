import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { reasonOf } from '@booking/http/request-error';
import { DiscardQuestion } from './discard-question.tsx';
import { keepComposed } from '../enter.ts';
import { useUnsaved } from './leave-guard.tsx';
import { ModalDialog } from './modal-dialog.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  destructive: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    ':hover': { backgroundColor: tokens.colorStatusDangerBackground3Hover },
    ':hover:active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed },
  },
});

type Props = {
  title: string;
  /** What the button that does it says. */
  confirm: string;
  isPending: boolean;
  /** It deletes, ends or gives back something, so its button is red. */
  isDestructive?: boolean;
  /** Something was typed that closing would lose, so it asks first. */
  isUnsaved?: boolean;
  error: Error | null;
  onConfirm: (close: () => void) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form that does something; open while it is mounted. What was typed stays when it fails. */
export function ActionDialog(props: Props) {
  const {
    title,
    confirm,
    isPending,
    isDestructive = false,
    isUnsaved = false,
    error,
    onConfirm,
    onClose,
    children,
  } = props;
  const styles = useStyles();
  const [isLeaving, setLeaving] = useState(false);
  const form = useId();
  useUnsaved(isUnsaved);
  const leave = isUnsaved ? () => setLeaving(true) : onClose;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) onConfirm(onClose);
  };
  return (
    <>
      <ModalDialog
        title={title}
        onEscape={leave}
        actions={
          <>
            <Button onClick={leave}>Cancel</Button>
            <Button
              type="submit"
              form={form}
              appearance="primary"
              disabledFocusable={isPending}
              {...(isDestructive && !isPending && { className: styles.destructive })}
            >
              {confirm}
            </Button>
          </>
        }
      >
        <form id={form} className={styles.form} onSubmit={submit} onKeyDown={keepComposed} noValidate>
          {children}
          {error && (
            <MessageBar intent="error" layout="multiline" role="alert">
              <MessageBarBody>{reasonOf(error)}</MessageBarBody>
            </MessageBar>
          )}
        </form>
      </ModalDialog>
      {isLeaving && <DiscardQuestion onKeep={() => setLeaving(false)} onDiscard={onClose} />}
    </>
  );
}
