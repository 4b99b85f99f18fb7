import { NavigationRegular } from '@fluentui/react-icons/headless/svg/navigation';
import type { BootRemote } from '@booking/contracts/remotes';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { SearchButton } from '../search/search-button.tsx';
import { Bell } from './bell.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { wide } from './breakpoints.ts';

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
  label: {
    flexGrow: 1,
    minWidth: 0,
    '@media (max-width: 24rem)': { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase100 },
  },
});

type Props = { remotes: readonly BootRemote[]; onMenu: () => void };

export function Header({ remotes, onMenu }: Props) {
  const styles = useStyles();
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
      <ModeSwitch />
      <Bell />
    </header>
  );
}
