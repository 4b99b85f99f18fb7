import { useState } from 'react';
import type { BootRemote } from '@booking/contracts/remotes';
import { useNavigate } from '@booking/remote-kit/kit';
import { HelpDialog } from './help-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { UserMenu } from './user-menu.tsx';

type Props = {
  remotes: readonly BootRemote[];
  /** The button whose menu it is; without one it begins with the keyboard shortcuts. */
  target: HTMLElement | undefined;
  onLeave: (() => void) | undefined;
  onSignOut: () => void;
  onClose: () => void;
};

/** The menu on the name, and the dialogs that it opens. */
export function UserPanel({ remotes, target, onLeave, onSignOut, onClose }: Props) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'shortcuts' | 'help' | undefined>(target ? undefined : 'shortcuts');
  if (dialog === 'shortcuts') return <ShortcutsDialog onClose={onClose} />;
  if (dialog === 'help') {
    const leave = (): void => {
      onClose();
      onLeave?.();
    };
    return <HelpDialog remotes={remotes} onClose={onClose} onLeave={leave} />;
  }
  return (
    target && (
      <UserMenu
        target={target}
        onClose={onClose}
        onAccount={() => {
          onClose();
          onLeave?.();
          void navigate('/account');
        }}
        onShortcuts={() => setDialog('shortcuts')}
        onHelp={() => setDialog('help')}
        onSignOut={() => {
          onClose();
          onSignOut();
        }}
      />
    )
  );
}
