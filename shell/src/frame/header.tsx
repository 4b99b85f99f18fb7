import { NavigationRegular } from '@fluentui/react-icons/headless/svg/navigation';
import type { BootRemote } from '@booking/contracts/remotes';
import { Button, makeStyles, Text, tokens, useOverlays } from '@booking/ui/kit';
import { SearchButton } from '../search/search-button.tsx';
import { Bell } from './bell/bell.tsx';
import { ModeBadge } from './mode/mode-badge.tsx';
import { phone, wide } from './breakpoints.ts';
import { ModeSwitch } from './lazy-parts.ts';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '3.5rem',
    padding: `0 ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [wide]: { padding: `0 ${tokens.spacingHorizontalXXXL}` },
  },
  menu: { [wide]: { display: 'none' } },
  // as wide as the control, which comes once the page rests; small screens have it in their menu
  mode: { minWidth: '8.5rem', [phone]: { display: 'none' } },
  label: {
    flexGrow: 1,
    minWidth: 0,
    '@media (max-width: 24rem)': { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase100 },
  },
});

type Props = { remotes: readonly BootRemote[]; onMenu: () => void };

export function Header({ remotes, onMenu }: Props) {
  const styles = useStyles();
  const isRested = useOverlays() !== undefined;
  return (
    <header className={styles.root}>
      <Button
        className={styles.menu}
        appearance="subtle"
        icon={<NavigationRegular />}
        aria-label="Open menu"
        onClick={onMenu}
      />
      <Text weight="semibold" className={styles.label}>
        AI Booking Admin
      </Text>
      <SearchButton remotes={remotes} />
      <ModeBadge />
      <div className={styles.mode}>{isRested && <ModeSwitch />}</div>
      <Bell />
    </header>
  );
}
