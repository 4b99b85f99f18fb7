import { useLayoutEffect, useState } from 'react';
import type { BootRemote } from '@booking/contracts/remotes';
import { useLocation } from '@booking/remote-kit/kit';
import { Button, makeStyles, Text, tokens, useHiddenTextClass } from '@booking/ui/kit';
import { useSession } from '../../session.ts';
import { UserPanel } from '../lazy-parts.ts';

const useStyles = makeStyles({
  root: {
    flexGrow: 1,
    minWidth: 0,
    justifyContent: 'flex-start',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
  },
  icon: { minWidth: '2rem', padding: tokens.spacingHorizontalXS },
  words: { minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Whether "?" is pressed for itself: not typed somewhere, nor while a dialog has the keyboard. */
const isQuestion = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === '?' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target as Element).closest?.('input, textarea, select, [contenteditable]') &&
  !document.querySelector('[aria-modal=true]');

type Props = {
  remotes: readonly BootRemote[];
  /** Without the name beside it. */
  isIcon: boolean;
  onLeave: (() => void) | undefined;
  onSignOut: () => void;
};

/** Who is signed in; opens what concerns them. */
export function UserButton({ remotes, isIcon, onLeave, onSignOut }: Props) {
  const styles = useStyles();
  const hiddenText = useHiddenTextClass();
  const { user } = useSession();
  const isOnAccount = useLocation().pathname === '/account';
  const [open, setOpen] = useState<{ target?: HTMLElement }>();
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => void (isQuestion(event) && setOpen({}));
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  const name = user?.name ?? '';
  return (
    <>
      <Button
        appearance="subtle"
        className={isIcon ? styles.icon : styles.root}
        aria-haspopup="menu"
        aria-expanded={open?.target !== undefined}
        aria-current={isOnAccount ? 'page' : undefined}
        title={isIcon ? name : undefined}
        onClick={({ currentTarget }) => setOpen((last) => (last ? undefined : { target: currentTarget }))}
      >
        {isIcon && <span aria-hidden>{name.slice(0, 1)}</span>}
        <span className={isIcon ? hiddenText : styles.words}>
          <span className={hiddenText}>Your menu: </span>
          <Text weight="semibold" truncate wrap={false} block>
            {name}
          </Text>
          <Text size={200} truncate wrap={false} block className={styles.quiet}>
            {user?.email}
          </Text>
        </span>
      </Button>
      {open && (
        <UserPanel {...{ remotes, onLeave, onSignOut }} target={open.target} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
