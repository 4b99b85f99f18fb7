import { useId, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    width: 'min(30rem, calc(100vw - 2rem))',
    padding: tokens.spacingHorizontalXXL,
    border: 'none',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow64,
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  },
  curtain: { '::backdrop': { backgroundColor: tokens.colorNeutralBackground2 } },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  actions: { display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Props = {
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  actions: ReactNode;
  /** However it was closed: by a button, Escape or from code. */
  onClose?: () => void;
  /** What Escape does instead of closing it. */
  onEscape?: (() => void) | undefined;
  /** Nothing of the page behind it is to be seen. */
  isCurtain?: boolean;
  children: ReactNode;
};

/** The browser's own modal dialog, opened by `dialog.current.showModal()`: it keeps the focus inside and closes with Escape. */
export function Dialog({ dialog, title, actions, onClose, onEscape, isCurtain = false, children }: Props) {
  const styles = useStyles();
  const id = useId();
  const stay = (event: SyntheticEvent): void => {
    event.preventDefault();
    onEscape?.();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={mergeClasses(styles.root, isCurtain && styles.curtain)}
      onClose={onClose}
      onCancel={onEscape && stay}
      // a browser lets nobody keep a dialog open at the second Escape, so the key never gets that far
      onKeyDown={onEscape && ((event) => event.key === 'Escape' && stay(event))}
    >
      <div className={styles.content}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}
