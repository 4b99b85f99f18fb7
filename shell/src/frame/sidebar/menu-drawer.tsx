import { useEffect } from 'react';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import type { BootRemote } from '@booking/contracts/remotes';
import { Button } from '@booking/ui/kit';
import { OverlayDrawer, useFocusReturn } from '@booking/ui/overlays';
import { SidebarContent } from './sidebar.tsx';
import { useSidebarStyles } from './sidebar.styles.ts';
import { ModeSwitch } from '../mode/mode-switch.tsx';
import { wideScreen } from '../breakpoints.ts';

type Props = { remotes: readonly BootRemote[]; onClose: () => void };

/** The sidebar of small screens; open while it is mounted. */
export function MenuDrawer({ remotes, onClose }: Props) {
  const styles = useSidebarStyles();
  useFocusReturn();
  useEffect(() => {
    const isWide = matchMedia(wideScreen);
    const giveWay = (): void => void (isWide.matches && onClose());
    isWide.addEventListener('change', giveWay);
    return () => isWide.removeEventListener('change', giveWay);
  }, [onClose]);
  return (
    <OverlayDrawer open aria-label="Menu" className={styles.drawer} onOpenChange={onClose}>
      <nav aria-label="Main" className={styles.content}>
        <Button
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label="Close menu"
          className={styles.close}
          onClick={onClose}
        />
        <div className={styles.mode}>
          <ModeSwitch onConfirm={onClose} />
        </div>
        <SidebarContent remotes={remotes} onLeave={onClose} />
      </nav>
    </OverlayDrawer>
  );
}
