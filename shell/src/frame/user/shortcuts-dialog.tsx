import { Button, makeStyles, ModalDialog, tokens } from '@booking/ui/kit';
import { shortcutLabel } from '../../search/shortcut.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    margin: 0,
  },
  keys: { fontFamily: tokens.fontFamilyMonospace },
  what: { margin: 0 },
});

const shortcuts: readonly (readonly [keys: string, what: string])[] = [
  [shortcutLabel, 'Search guests, reservations and screens'],
  ['?', 'Show these shortcuts'],
  ['Tab', 'Next control'],
  ['↑ ↓', 'In a list: the row above or below. In a menu or tabs: the next choice'],
  ['Enter', 'Open or confirm'],
  ['Esc', 'Close a dialog, menu or message'],
];

/** Which keys do what. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  return (
    <ModalDialog
      title="Keyboard shortcuts"
      onEscape={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className={styles.list}>
        {shortcuts.map(([keys, what]) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt className={styles.keys}>{keys}</dt>
            <dd className={styles.what}>{what}</dd>
          </div>
        ))}
      </dl>
    </ModalDialog>
  );
}
