import { SignOutRegular } from '@fluentui/react-icons/headless/svg/sign-out';
import type { BootRemote } from '@booking/contracts/remotes';
import { reasonOf } from '@booking/http/request-error';
import { NavLink, useHost, useQueryClient } from '@booking/remote-kit/kit';
import { Button, mergeClasses, Text, Tooltip, useHiddenTextClass, useListClass } from '@booking/ui/kit';
import { prefetch } from '../remotes/loading/screen-loader.ts';
import { maySee } from '../remotes/status/permitted.ts';
import { signOut, useSession } from '../session.ts';
import { useSwitchedOff } from '../updates/current.ts';
import { NavIcon } from './icons.tsx';
import { useSidebarStyles } from './sidebar.styles.ts';

type Props = { remotes: readonly BootRemote[] };

/** The sections, and who is signed in. */
export function SidebarContent({ remotes, onLeave }: Props & { onLeave?: () => void }) {
  const styles = useSidebarStyles();
  const listClass = useListClass('XXS');
  const hiddenClass = useHiddenTextClass();
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
      <ul className={mergeClasses(listClass, styles.list)}>
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
      </ul>
      <div className={styles.footer}>
        <NavLink
          to="/account"
          onClick={onLeave}
          title="Your account"
          className={({ isActive }) => mergeClasses(styles.link, styles.person, isActive && styles.active)}
        >
          <span className={hiddenClass}>Your account</span>
          <Text weight="semibold" truncate wrap={false} block>
            {user?.name}
          </Text>
          <Text size={200} truncate wrap={false} block className={styles.quiet}>
            {user?.email}
          </Text>
        </NavLink>
        <Tooltip content="Sign out">
          <Button appearance="subtle" icon={<SignOutRegular />} aria-label="Sign out" onClick={leave} />
        </Tooltip>
      </div>
    </>
  );
}

/** Fixed at the side of large screens. */
export function Sidebar({ remotes }: Props) {
  const styles = useSidebarStyles();
  return (
    <nav aria-label="Main" className={styles.sidebar}>
      <SidebarContent remotes={remotes} />
    </nav>
  );
}
