import { useEffect, useRef, type ReactNode } from 'react';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useFocusReturn } from '../hooks/use-focus-return.ts';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, overflowWrap: 'anywhere' },
  curtain: { backgroundColor: tokens.colorNeutralBackground2 },
});

type Props = {
  title: string;
  /** Its buttons; what they do closes it. */
  actions: ReactNode;
  /** Escape was pressed. */
  onEscape: () => void;
  /** Nothing of the page behind it is to be seen. */
  isCurtain?: boolean;
  /** A selector of what has the focus first, where that is not the first control. */
  firstFocus?: string;
  children: ReactNode;
};

/** Fluent's dialog with a title, a text and buttons. It is open while it is mounted, and a press beside it does not close it. */
export function ModalDialog({ title, actions, onEscape, isCurtain = false, firstFocus, children }: Props) {
  const styles = useStyles();
  const surface = useRef<HTMLDivElement>(null);
  useFocusReturn();
  // after Fluent's own effect, which gives the focus to the first control
  useEffect(() => {
    if (firstFocus !== undefined) surface.current?.querySelector<HTMLElement>(firstFocus)?.focus();
  }, [firstFocus]);
  return (
    <Dialog open onOpenChange={(_, { type }) => type === 'escapeKeyDown' && onEscape()}>
      <DialogSurface ref={surface} backdrop={isCurtain ? { className: styles.curtain } : {}}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>{children}</DialogContent>
          <DialogActions>{actions}</DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
