import { useCallback, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { BootManifest } from '@booking/contracts/remotes';
import { makeStyles, mergeClasses, tokens } from '@booking/ui/kit';
import { Notices } from '../updates/notices.tsx';
import { Header } from './header.tsx';
import { MenuDrawer } from './lazy-parts.ts';
import { useIsCollapsed } from './sidebar/collapsed-sidebar.store.ts';
import { Sidebar } from './sidebar/sidebar.tsx';
import { TestStrip } from './mode/test-strip.tsx';
import { wide } from './breakpoints.ts';

const useStyles = makeStyles({
  root: { display: 'flex', minHeight: '100vh', backgroundColor: tokens.colorNeutralBackground2 },
  skip: {
    position: 'fixed',
    top: tokens.spacingVerticalS,
    left: tokens.spacingHorizontalS,
    zIndex: 2,
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForeground1,
    transform: 'translateY(-200%)',
    ':focus': { transform: 'none' },
  },
  page: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, [wide]: { marginLeft: '16rem' } },
  besideIcons: { [wide]: { marginLeft: '4rem' } },
  main: {
    // what a screen draws stays in its place, also what is fixed; dialogs are drawn outside of it
    contain: 'layout paint',
    flexGrow: 1,
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '90rem',
    // what says that the hotel is in test mode lies over its top, and is as high as its words
    padding: `2rem ${tokens.spacingHorizontalL} ${tokens.spacingVerticalL}`,
    [wide]: { padding: `2rem ${tokens.spacingHorizontalXXXL} ${tokens.spacingHorizontalXXXL}` },
  },
});

/** The console around a screen: sidebar, or drawer on small screens, and header. */
export function Frame({ boot, children }: { boot: BootManifest; children: ReactNode }) {
  const styles = useStyles();
  const { remotes } = boot;
  const isCollapsed = useIsCollapsed();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const main = useRef<HTMLElement>(null);
  // a jump of the browser's own would leave an entry in its history that the router knows nothing of
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={styles.root}>
      <a href="#main" className={styles.skip} onClick={skip}>
        Skip to content
      </a>
      <Sidebar remotes={remotes} />
      {isMenuOpen && <MenuDrawer remotes={remotes} onClose={closeMenu} />}
      <div className={mergeClasses(styles.page, isCollapsed && styles.besideIcons)}>
        <Header remotes={remotes} onMenu={() => setMenuOpen(true)} />
        <TestStrip />
        <Notices boot={boot} />
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
