import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { SignOutRegular } from '@fluentui/react-icons/headless/svg/sign-out';
import type { BootRemote } from '@booking/contracts/remotes';
import { NavLink } from '@booking/remote-kit/kit';
import { Button, mergeClasses, Tooltip, useHiddenTextClass, useOverlays } from '@booking/ui/kit';
import { prefetch } from '../../remotes/loading/screen-loader.ts';
import { maySee } from '../../remotes/status/permitted.ts';
import { HotelName } from '../lazy-parts.ts';
import { useSession } from '../../session.ts';
import { useSwitchedOff } from '../../updates/current.ts';
import { UserButton } from '../user/user-button.tsx';
import { useSignOut } from '../user/use-sign-out.ts';
import { collapseSidebar, useIsCollapsed } from './collapsed-sidebar.store.ts';
import { NavIcon } from './icons.tsx';
import { sectionsOf, SidebarSection } from './sidebar-section.tsx';
import { useSidebarStyles } from './sidebar.styles.ts';

type Props = { remotes: readonly BootRemote[] };

type ContentProps = Props & {
  onLeave?: () => void;
  /** Without names beside the icons. */
  hasIcons?: boolean;
};

/** The sections, and who is signed in. */
export function SidebarContent({ remotes, onLeave, hasIcons = false }: ContentProps) {
  const styles = useSidebarStyles();
  const hiddenClass = useHiddenTextClass();
  const { user } = useSession();
  const switchedOff = useSwitchedOff();
  const leave = useSignOut();
  const isRested = useOverlays() !== undefined;
  const entries = remotes
    .flatMap((remote) =>
      remote.nav.filter((entry) => maySee(user, entry)).map((entry) => ({ ...entry, offBecause: switchedOff(remote) })),
    )
    .sort((a, b) => a.order - b.order);
  return (
    <>
      {!hasIcons && <div className={styles.hotel}>{isRested && <HotelName />}</div>}
      <div className={styles.list}>
        {sectionsOf(entries).map(({ group, heading, entries }) => (
          <SidebarSection key={group} group={group} heading={heading} hasIcons={hasIcons}>
            {entries.map(({ label, path, icon, offBecause }) => {
              const ahead = (): void => void (offBecause === undefined && prefetch(remotes, path));
              return (
                <li key={path}>
                  <NavLink
                    to={path}
                    end={path === '/'}
                    onClick={onLeave}
                    title={offBecause ? `Switched off: ${offBecause}` : hasIcons ? label : undefined}
                    onPointerEnter={ahead}
                    onFocus={ahead}
                    className={({ isActive }) =>
                      mergeClasses(
                        styles.link,
                        hasIcons && styles.icon,
                        offBecause && styles.off,
                        isActive && styles.active,
                      )
                    }
                  >
                    <NavIcon name={icon} />
                    <span className={hasIcons ? hiddenClass : undefined}>{label}</span>
                  </NavLink>
                </li>
              );
            })}
          </SidebarSection>
        ))}
      </div>
      <div className={mergeClasses(styles.footer, hasIcons && styles.iconFooter)}>
        <UserButton remotes={remotes} isIcon={hasIcons} onLeave={onLeave} onSignOut={leave} />
        {!hasIcons && (
          <Tooltip content="Sign out">
            <Button appearance="subtle" icon={<SignOutRegular />} aria-label="Sign out" onClick={leave} />
          </Tooltip>
        )}
      </div>
    </>
  );
}

/** Fixed at the side of large screens. */
export function Sidebar({ remotes }: Props) {
  const styles = useSidebarStyles();
  const isCollapsed = useIsCollapsed();
  const name = isCollapsed ? 'Show names in the sidebar' : 'Show icons only';
  return (
    <nav aria-label="Main" className={mergeClasses(styles.sidebar, isCollapsed && styles.collapsed)}>
      <SidebarContent remotes={remotes} hasIcons={isCollapsed} />
      <Button
        appearance="subtle"
        size="small"
        className={mergeClasses(styles.collapse, !isCollapsed && styles.back)}
        icon={<ChevronRightRegular />}
        aria-label={name}
        title={name}
        onClick={() => collapseSidebar(!isCollapsed)}
      />
    </nav>
  );
}
