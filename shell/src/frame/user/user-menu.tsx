import { MenuDivider, MenuGroup, MenuGroupHeader, MenuItem, MenuItemRadio, MenuAt } from '@booking/ui/overlays';
import { chooseTheme, useThemeChoice, type ThemeChoice } from '../../theme.ts';

const themes: readonly (readonly [choice: ThemeChoice, label: string])[] = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

type Props = {
  target: HTMLElement;
  onClose: () => void;
  onAccount: () => void;
  onShortcuts: () => void;
  onHelp: () => void;
  onSignOut: () => void;
};

/** What concerns the person who is signed in, and help. */
export function UserMenu({ target, onClose, onAccount, onShortcuts, onHelp, onSignOut }: Props) {
  const theme = useThemeChoice();
  const select = (act: () => void) => () => {
    // a dialog that opens gives the focus back to what has it now
    target.focus();
    act();
  };
  return (
    <MenuAt
      target={target}
      label="Your menu"
      checkedValues={{ theme: [theme] }}
      onCheck={([wanted]) => void chooseTheme(wanted as ThemeChoice)}
      onClose={onClose}
    >
      <MenuItem persistOnClick onClick={select(onAccount)}>
        Your account
      </MenuItem>
      <MenuDivider />
      <MenuGroup>
        <MenuGroupHeader>Theme</MenuGroupHeader>
        {themes.map(([choice, label]) => (
          <MenuItemRadio key={choice} name="theme" value={choice} persistOnClick>
            {label}
          </MenuItemRadio>
        ))}
      </MenuGroup>
      <MenuDivider />
      <MenuItem persistOnClick onClick={select(onShortcuts)}>
        Keyboard shortcuts
      </MenuItem>
      <MenuItem persistOnClick onClick={select(onHelp)}>
        Help
      </MenuItem>
      <MenuDivider />
      <MenuItem persistOnClick onClick={select(onSignOut)}>
        Sign out
      </MenuItem>
    </MenuAt>
  );
}
