import { Fragment, type ReactNode } from 'react';
import {
  makeStyles,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  tokens,
} from '@fluentui/react-components';

const useStyles = makeStyles({
  list: { maxHeight: 'min(24rem, 70vh)', overflowY: 'auto' },
  destructive: {
    color: tokens.colorStatusDangerForeground3,
    ':hover': { color: tokens.colorStatusDangerForeground3 },
  },
});

export type MenuPlace = {
  /** The button that it belongs to. It has the focus again once the menu is closed by keyboard or by a choice. */
  target: HTMLElement;
  label: string;
  onClose: () => void;
};

export type MenuAction = {
  label: string;
  onSelect: () => void;
  isDestructive?: boolean;
  /** A line divides it from those before. */
  isApart?: boolean;
};

type CheckProps = MenuPlace & {
  items: readonly { id: string; name: string; isDisabled?: boolean }[];
  checked: readonly string[];
  onChange: (checked: readonly string[]) => void;
};

type Checks = { checkedValues?: Record<string, string[]>; onCheck?: (checked: readonly string[]) => void };

/** Fluent's menu beside the button that it belongs to, open while it is mounted. */
export function MenuAt({
  target,
  label,
  onClose,
  onCheck,
  checkedValues,
  children,
}: MenuPlace & Checks & { children: ReactNode }) {
  const styles = useStyles();
  return (
    <Menu
      open
      positioning={{ target, position: 'below', align: 'end' }}
      {...(checkedValues && { checkedValues })}
      onCheckedValueChange={(_, { checkedItems }) => onCheck?.(checkedItems)}
      onOpenChange={(event, { open, type }) => {
        // the button closes its menu by itself
        const isOnButton = event.target instanceof Node && target.contains(event.target);
        if (open || (type === 'clickOutside' && isOnButton)) return;
        if (type !== 'clickOutside') target.focus();
        onClose();
      }}
    >
      <MenuPopover>
        <MenuList aria-label={label} aria-labelledby={undefined} className={styles.list}>
          {children}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

type ActionProps = MenuPlace & {
  actions: readonly MenuAction[];
  /** What was chosen says when it closes. */
  staysOnSelect?: boolean;
};

/** A menu of what can be done, open while it is mounted, beside the button that it belongs to. */
export function ActionMenu({ actions, staysOnSelect = false, ...place }: ActionProps) {
  const styles = useStyles();
  const select = (action: MenuAction): void => {
    // a dialog that it opens gives the focus back to what has it now
    place.target.focus();
    if (!staysOnSelect) place.onClose();
    action.onSelect();
  };
  return (
    <MenuAt {...place}>
      {actions.map((action) => (
        <Fragment key={action.label}>
          {action.isApart && <MenuDivider />}
          <MenuItem
            persistOnClick
            {...(action.isDestructive && { className: styles.destructive })}
            onClick={() => select(action)}
          >
            {action.label}
          </MenuItem>
        </Fragment>
      ))}
    </MenuAt>
  );
}

/** A menu of check boxes, which stays open while they are changed. */
export function CheckMenu({ items, checked, onChange, ...place }: CheckProps) {
  return (
    <MenuAt {...place} checkedValues={{ items: [...checked] }} onCheck={onChange}>
      {items.map(({ id, name, isDisabled = false }) => (
        <MenuItemCheckbox key={id} name="items" value={id} disabled={isDisabled} persistOnClick>
          {name}
        </MenuItemCheckbox>
      ))}
    </MenuAt>
  );
}
