import { useEffect, type RefObject } from 'react';
import { DismissRegular, SignOutRegular } from '@fluentui/react-icons';
import type { BootRemote } from '@booking/contracts/remotes';
import { reasonOf } from '@booking/http/request-error';
import { NavLink, useHost, useQueryClient } from '@booking/remote-kit/kit';
import { Button, Hint, List, mergeClasses, Text, VisuallyHidden } from '@booking/ui/first';
import { prefetch } from '../remotes/loading/screen-loader.ts';
import { maySee } from '../remotes/status/permitted.ts';
import { signOut, useSession } from '../session.ts';
import { useSwitchedOff } from '../updates/current.ts';
import { NavIcon } from './icons.tsx';
import { useSidebarStyles } from './sidebar.styles.ts';
import { wideScreen } from './breakpoints.ts';

type Props = { remotes: readonly BootRemote[] };

function Content({ remotes, onLeave }: Props & { onLeave?: () => void }) {
  const styles = useSidebarStyles();
  const { user } = useSession();
  const { toast } = useHost();
  const queries = useQueryClient();
  const switchedOff = useSwitchedOff();
  const leave = (): void =>
    void signOut(queries).catch((error: Error) =>
      toast({ intent: 'error', title: 'Sign out failed', body: `You are still signed in. ${reasonOf(error)}` }),
    );
  const entries = remotes
    .flatMap((remote) =>
      remote.nav.filter((entry) => maySee(user, entry)).map((entry) => ({ ...entry, offBecause: switchedOff(remote) })),
    )
    .sort((a, b) => a.order - b.order);
  return (
    <>
      <List gap="XXS" className={styles.list}>
        {entries.map(({ label, path, icon, offBecause }) => {
          const ahead = (): void => void (offBecause === undefined && prefetch(remotes, path));
          return (
            <li key={path}>
              <NavLink
                to={path}
                end={path === '/'}
                onClick={onLeave}
                title={offBecause && `Switched off: ${offBecause}`}
                onPointerEnter={ahead}
                onFocus={ahead}
                className={({ isActive }) =>
                  mergeClasses(styles.link, offBecause && styles.off, isActive && styles.active)
                }
              >
                <NavIcon name={icon} />
                {label}
              </NavLink>
            </li>
          );
        })}
      </List>
      <div className={styles.footer}>
        <NavLink
          to="/account"
          onClick={onLeave}
          title="Your account"
          className={({ isActive }) => mergeClasses(styles.link, styles.person, isActive && styles.active)}
        >
          <VisuallyHidden>Your account</VisuallyHidden>
          <Text weight="semibold" truncate wrap={false} block>
            {user?.name}
          </Text>
          <Text size={200} truncate wrap={false} block className={styles.quiet}>
            {user?.email}
          </Text>
        </NavLink>
        <Hint text="Sign out" above>
          <Button appearance="subtle" icon={<SignOutRegular />} aria-label="Sign out" onClick={leave} />
        </Hint>
      </div>
    </>
  );
}

/** Fixed at the side of large screens. */
export function Sidebar({ remotes }: Props) {
  const styles = useSidebarStyles();
  return (
    <nav aria-label="Main" className={styles.sidebar}>
      <Content remotes={remotes} />
    </nav>
  );
}

/** The same, sliding in over small screens. The browser's own dialog keeps focus inside and closes with Escape. */
export function Drawer({ remotes, dialog }: Props & { dialog: RefObject<HTMLDialogElement | null> }) {
  const styles = useSidebarStyles();
  const close = (): void => dialog.current?.close();
  useEffect(() => {
    const isWide = matchMedia(wideScreen);
    const giveWay = (): void => void (isWide.matches && dialog.current?.close());
    isWide.addEventListener('change', giveWay);
    return () => isWide.removeEventListener('change', giveWay);
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      className={styles.drawer}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <nav aria-label="Main" className={styles.content}>
        <Button
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label="Close menu"
          className={styles.close}
          onClick={close}
        />
        <Content remotes={remotes} onLeave={close} />
      </nav>
    </dialog>
  );
}
