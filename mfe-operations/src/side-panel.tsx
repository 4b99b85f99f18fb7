import type { ReactNode } from 'react';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import { OverlayDrawer, useFocusReturn } from '@booking/ui/overlays';

const useStyles = makeStyles({
  root: { width: 'min(100vw, 32rem)' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    minHeight: 0,
    padding: tokens.spacingHorizontalXL,
    overflowY: 'auto',
    overflowWrap: 'anywhere',
  },
  head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
});

type Props = { title: string; close: string; onClose: () => void; children: ReactNode };

/** More of a record, beside its list; open while it is mounted. */
export function SidePanel({ title, close, onClose, children }: Props) {
  const styles = useStyles();
  useFocusReturn();
  return (
    <OverlayDrawer open position="end" aria-label={title} className={styles.root} onOpenChange={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <Button appearance="subtle" icon={<DismissRegular />} aria-label={close} onClick={onClose} />
        </div>
        {children}
      </div>
    </OverlayDrawer>
  );
}
